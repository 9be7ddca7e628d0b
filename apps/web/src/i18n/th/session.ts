import type { session as english } from '../en/session.ts'
import type { Words } from './words.ts'

export const session: Words<typeof english> = {
  logOut: 'ออกจากระบบ',
  account: 'บัญชี',
  administration: 'การดูแลระบบ',
  nameless: 'ผู้ใช้',
  unauthorized: {
    title: 'ไม่ได้รับอนุญาต',
    description: 'คุณออกจากระบบแล้ว กำลังเข้าสู่ระบบอีกครั้ง...',
  },
}
