import type { announcements as english } from '../en/announcements.ts'
import type { Words } from './words.ts'

export const announcements: Words<typeof english> = {
  title: 'Voxdeck',
  ready: 'วิดีโอของ “{{title}}” พร้อมแล้ว',
  failed: 'สร้างวิดีโอของ “{{title}}” ไม่สำเร็จ',
}
