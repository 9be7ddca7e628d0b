import type { videoLanguages as english } from '../en/video-languages.ts'
import type { Words } from './words.ts'

export const videoLanguages: Words<typeof english> = {
  title: 'วิดีโอหลายภาษา',
  description: 'เลือกภาษาที่ผู้ชมจะฟังได้',
  languages: 'ภาษา',
  original: 'ต้นฉบับ',
  complete: 'ครบถ้วน',
  onlyRead: 'คำบรรยายเท่านั้น',
  missing_other: 'ยังไม่ได้แปล {{count}} สไลด์',
  stale_other: 'ต้นฉบับเปลี่ยน {{count}} สไลด์',
  toReview: 'รอตรวจ {{count}}',
  translating: 'กำลังแปล {{done}}/{{planned}}',
  notLoaded: 'โหลดไม่ได้',
  translate: 'ไปแปล',
  staleNote: '{{languages}}: ภาษาอังกฤษของบางสไลด์เปลี่ยนไปแล้ว วิดีโอจะพูดตามคำแปลเดิม',
  kind: 'รูปแบบวิดีโอ',
  kinds: {
    one: { title: 'วิดีโอเดียว รวมทุกภาษา', description: 'ผู้ชมเลือกภาษาได้ขณะรับชม' },
    each: { title: 'แยกวิดีโอละหนึ่งภาษา', description: 'สำหรับช่องทางที่รับวิดีโอได้ทีละภาษา' },
  },
  summary: {
    none: 'เลือกอย่างน้อยหนึ่งภาษา',
    single: '1 วิดีโอ ภาษา{{language}}',
    one: '1 วิดีโอ {{count}} ภาษา เริ่มด้วยภาษา{{language}}',
    each: '{{count}} วิดีโอ',
  },
  generate: 'สร้างวิดีโอ',
  notAsked: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  none: {
    title: 'ตอนนี้มีเพียงภาษาอังกฤษ',
    description: 'เพิ่มภาษาและแปลสไลด์ของคุณ แล้ววิดีโอเดียวจะพูดได้ทุกภาษา',
    add: 'เพิ่มภาษา',
  },
}
