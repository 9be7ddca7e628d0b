import type { account as english } from '../en/account.ts'
import type { Words } from './words.ts'

export const account: Words<typeof english> = {
  title: 'บัญชี',
  space_other: '{{size}} ใน {{count}} โปรเจกต์',
  theme: {
    title: 'ธีม',
    system: 'ตามระบบ',
    light: 'สว่าง',
    dark: 'มืด',
  },
  notifications: {
    title: 'แจ้งเตือนเมื่อวิดีโอพร้อม',
    blocked: 'ถูกปิดกั้นในการตั้งค่าของเบราว์เซอร์นี้',
  },
  sessions: {
    title: 'อุปกรณ์ที่คุณเข้าสู่ระบบอยู่',
    description: 'เซสชันจะสิ้นสุดเองหลังจากเข้าสู่ระบบ 30 วัน',
    browser: '{{browser}} บน {{system}}',
    unknown: 'เบราว์เซอร์ที่ไม่รู้จัก',
    here: 'เบราว์เซอร์นี้',
    since: 'เข้าสู่ระบบเมื่อ {{date}}',
    used: 'ใช้ล่าสุด {{when}}',
    loadFailed: 'โหลดรายการเซสชันไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    end: 'ออกจากระบบทุกที่',
    failed: 'ออกจากระบบไม่สำเร็จ',
  },
}
