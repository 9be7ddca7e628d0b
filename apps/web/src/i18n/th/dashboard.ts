import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../words.ts'

export const dashboard: Words<typeof english> = {
  greeting: 'สวัสดี {{name}}',
  invitation: 'ทำงานต่อจากที่ค้างไว้ หรือเริ่มโปรเจกต์ใหม่',
  newProject: 'โปรเจกต์ใหม่',
  creating: 'กำลังสร้าง...',
  newProjectTitle: 'โปรเจกต์ใหม่ - {{date}}',
  createFailed: 'สร้างโปรเจกต์ไม่สำเร็จ',
  loadFailed: 'โหลดโปรเจกต์ไม่สำเร็จ',
  loading: 'กำลังโหลดโปรเจกต์ของคุณ...',
  summary: {
    label: 'ภาพรวม',
    projects: 'โปรเจกต์ทั้งหมด',
    projectsNote_other: 'รวม {{count}} สไลด์',
    videos: 'วิดีโอที่สร้าง',
    videosNote_other: '{{count}} โปรเจกต์มีวิดีโอที่เสร็จสมบูรณ์',
    languages: 'ภาษา',
    languagesNote_other: '{{count}} ภาษาที่ไม่ซ้ำกัน',
  },
  recent: 'โปรเจกต์ล่าสุด',
  card: {
    slides_other: '{{count}} สไลด์',
    languages_other: '{{count}} ภาษา',
    edited: 'แก้ไขล่าสุด {{when}}',
  },
  film: {
    none: 'ยังไม่มีวิดีโอ',
    generating: 'กำลังสร้าง',
    completed: 'พร้อม',
    failed: 'ล้มเหลว',
    cancelled: 'ยกเลิกแล้ว',
  },
  empty: {
    title: 'ยังไม่มีโปรเจกต์',
    description: 'โปรเจกต์หนึ่งรวมภาพสไลด์ สคริปต์ และวิดีโอที่สร้างจากสิ่งเหล่านั้น',
    create: 'สร้างโปรเจกต์แรกของคุณ',
  },
  failed: {
    title: 'ไม่สามารถโหลดโปรเจกต์ของคุณได้',
    description: 'โปรเจกต์ยังอยู่บนเซิร์ฟเวอร์อย่างปลอดภัย ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
}
