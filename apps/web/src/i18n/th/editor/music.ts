import type { music as english } from '../../en/editor/music.ts'
import type { Words } from '../words.ts'

export const music: Words<typeof english> = {
  title: 'เพลงประกอบ',
  hint: 'เล่นเบา ๆ ใต้เสียงบรรยายและวนซ้ำ รองรับ MP3, M4A, WAV, OGG หรือ FLAC ไม่เกิน 50 MB',
  add: 'เพิ่มเพลง',
  replace: 'เปลี่ยนเพลง',
  sending: 'กำลังอัปโหลด {{name}}',
  checking: 'กำลังเตรียม {{name}}…',
  volume: 'ความดังของเพลง',
  volumes: { quiet: 'เบา', medium: 'ปานกลาง', loud: 'ดัง' },
  added: { title: 'เพิ่มเพลงแล้ว', description: '{{name}} จะเล่นในวิดีโอถัดไปของคุณ' },
  failed: { title: 'อัปโหลดไม่สำเร็จ', description: 'ไม่สามารถอัปโหลดเพลงได้' },
  remove: {
    label: 'ลบเพลง',
    title: 'ลบเพลงใช่ไหม',
    question: 'วิดีโอที่สร้างหลังจากนี้จะไม่มี "{{name}}"',
    confirm: 'ลบ',
  },
  removed: { title: 'ลบเพลงแล้ว', description: 'วิดีโอถัดไปของคุณจะไม่มีเพลง' },
  notSaved: 'ไม่สามารถเปลี่ยนเพลงได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
}
