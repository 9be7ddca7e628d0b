import type { app as english } from '../en/app.ts'
import type { Words } from './words.ts'

export const app: Words<typeof english> = {
  loading: 'กำลังโหลด...',
  error: 'เกิดข้อผิดพลาด',
  success: 'สำเร็จ',
  close: 'ปิด',
  cancel: 'ยกเลิก',
  retry: 'ลองอีกครั้ง',
  help: 'วิธีใช้',
  notifications: 'การแจ้งเตือน (F8)',
  displayLanguage: 'ภาษาที่แสดง',
  notFound: {
    title: '404 ไม่พบหน้าที่ต้องการ',
    hint: 'ลืมเพิ่มหน้านี้ในเราเตอร์หรือเปล่า',
    home: 'กลับไปหน้าแรก',
  },
  broken: {
    title: 'หน้านี้หยุดทำงาน',
    description: 'สิ่งที่บันทึกไว้แล้วไม่สูญหาย โหลดหน้านี้อีกครั้งเพื่อทำต่อ',
    reload: 'โหลดอีกครั้ง',
  },
  notLoaded: {
    title: 'โหลดส่วนนี้ไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อ',
    tryAgain: 'ลองอีกครั้ง',
  },
}
