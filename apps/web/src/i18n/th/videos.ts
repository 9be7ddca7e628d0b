import type { videos as english } from '../en/videos.ts'
import type { Words } from './words.ts'

export const videos: Words<typeof english> = {
  downloads: 'ดาวน์โหลดของวิดีโอของ {{date}}',
  languages: 'ภาษาของวิดีโอนี้',
  more_other: '{{first}} + อีก {{count}} ภาษา',
  packPreparing: 'กำลังเตรียมชุดไฟล์สำหรับ YouTube',
  text: {
    words_other: '{{count}} คำ',
    show: 'แสดงข้อความของวิดีโอของ {{date}}',
    current: 'ตรงกับโปรเจกต์ในตอนนี้',
    otherwise: 'ข้อความเดิม แต่สไลด์หรือการตั้งค่าเปลี่ยนไป',
    earlier: 'จากข้อความก่อนหน้า',
  },
  script: {
    title: 'ข้อความในวิดีโอนี้',
    loading: 'กำลังโหลดข้อความ...',
    failed: 'โหลดข้อความไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    languages: 'ภาษาของวิดีโอ',
    slides: 'ทีละสไลด์',
    slide: 'สไลด์ {{number}}',
    gone: 'สไลด์นี้ไม่อยู่ในโปรเจกต์แล้ว',
    recorded: 'สไลด์นี้ใช้เสียงที่คุณบันทึกเอง',
    silent: 'สไลด์นี้ไม่มีคำบรรยาย',
    changed: 'เปลี่ยนแล้ว',
  },
  fallback: {
    slides_other: 'สไลด์ {{slides}} ใช้เสียง {{spoken}} แทน เพราะเสียง {{wanted}} ใช้งานไม่ได้',
    many_other: 'มี {{count}} สไลด์ที่ใช้เสียงอื่นแทน',
  },
  space: {
    used: 'พื้นที่ที่ใช้',
    films: 'วิดีโอ',
    pictures: 'รูปภาพ',
    videos: 'วิดีโอพื้นหลัง',
    recordings: 'เสียงบันทึก',
    music: 'เพลง',
    previews: 'ตัวอย่างสไลด์',
    account: 'ใช้พื้นที่ {{size}}',
  },
}
