import type { voices as english } from '../../en/editor/voices.ts'
import type { Words } from '../words.ts'

export const voices: Words<typeof english> = {
  forAll: 'ใช้กับทั้ง {{count}} สไลด์',
  first: 'เสียงเริ่มต้น',
  firstAbout: '{{name}} เสียงแรกที่พูดภาษา{{language}}',
  ofLanguage: 'เหมือนทุกสไลด์',
  ofLanguageAbout: '{{name}} พูดภาษา{{language}}ในโปรเจกต์นี้',
  basic: 'เสียงพื้นฐาน',
  about: {
    adam: 'เสียงผู้ชายทุ้มลึก มั่นใจ',
    bella: 'เสียงผู้หญิงอบอุ่น เป็นกันเอง',
    basic: 'เสียงคอมพิวเตอร์แบบเรียบง่ายสำหรับภาษา{{language}}',
    gone: 'ไม่มีเสียงนี้ในระบบแล้ว',
  },
  sample: {
    play: 'เล่นตัวอย่างเสียงของ {{name}}',
    stop: 'หยุดตัวอย่างเสียงของ {{name}}',
    failed: 'เล่นตัวอย่างเสียงไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
  keys: { choose: 'เลือก', play: 'ฟังตัวอย่าง' },
  loading: 'กำลังโหลดรายการเสียง…',
  failed: 'โหลดรายการเสียงไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  none: {
    title: 'ระบบนี้ยังไม่มีเสียงที่พูดภาษา{{language}}',
    description: 'โปรดแจ้งผู้ดูแลระบบให้เพิ่มเสียง หรือเปิดตัวประมวลผลที่มีเสียงของภาษานี้',
  },
}
