import type { downloads as english } from '../en/downloads.ts'
import type { Words } from './words.ts'

export const downloads: Words<typeof english> = {
  title: 'ดาวน์โหลด',
  download: 'ดาวน์โหลด',
  video: 'วิดีโอ',
  captions: 'คำบรรยาย',
  captionsOf: 'คำบรรยายภาษา{{language}} {{format}}',
  formats: { srt: 'SRT', vtt: 'WebVTT' },
  proportional:
    'เวลาของคำบรรยายในสไลด์ที่บันทึกเสียงเป็นค่าประมาณ โดยกระจายคำเท่า ๆ กันตลอดเสียง หากติดตั้งตัวรู้จำเสียงพูด เวลาจะแม่นยำ',
  pack: {
    title: 'ชุดไฟล์สำหรับ YouTube',
    about: 'วิดีโอ ไฟล์เสียงของภาษาอื่นแต่ละภาษา คำบรรยาย ชื่อเรื่อง คำอธิบาย และรายการตรวจสอบ รวมอยู่ใน ZIP เดียว',
    prepare: 'เตรียมชุดไฟล์สำหรับ YouTube',
    preparing: 'กำลังเตรียมชุดไฟล์…',
    ready: 'พร้อม',
    take: 'ดาวน์โหลดชุดไฟล์ ({{size}})',
    failed: 'ไม่สามารถทำชุดไฟล์ได้',
    faults: 'สิ่งที่ผิดพลาด',
    notAsked: 'ขอชุดไฟล์ไม่ได้ โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
}
