import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from './words.ts'

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
    languagesNote_other: '{{count}} ภาษาในทุกโปรเจกต์',
  },
  recent: 'โปรเจกต์ล่าสุด',
  card: {
    slides_other: '{{count}} สไลด์',
    languages_other: '{{count}} ภาษา',
    edited: 'แก้ไขล่าสุด {{when}}',
    menu: 'คำสั่งสำหรับ {{title}}',
  },
  menu: {
    rename: 'เปลี่ยนชื่อ',
    thumbnail: 'เปลี่ยนภาพปก',
    duplicate: 'ทำสำเนา',
    delete: 'ลบ',
  },
  search: {
    label: 'ค้นหาโปรเจกต์',
    placeholder: 'ค้นหาจากชื่อ',
    clear: 'ล้างการค้นหา',
    found_other: 'พบ {{count}} โปรเจกต์',
  },
  sort: {
    label: 'เรียงตาม',
    edited: 'แก้ไขล่าสุด',
    created: 'วันที่สร้าง',
    title: 'ชื่อ',
  },
  more: {
    show: 'แสดงเพิ่มเติม',
    shown: 'แสดง {{shown}} จาก {{total}}',
  },
  noHits: {
    title: 'ไม่พบโปรเจกต์ชื่อ “{{search}}”',
    description: 'ลองค้นหาด้วยส่วนอื่นของชื่อ หรือดูโปรเจกต์ทั้งหมดของคุณ',
    clear: 'ล้างการค้นหา',
  },
  rename: {
    title: 'เปลี่ยนชื่อโปรเจกต์',
    label: 'ชื่อโปรเจกต์',
    save: 'บันทึก',
    done: 'เปลี่ยนชื่อโปรเจกต์เรียบร้อยแล้ว',
    failed: 'เปลี่ยนชื่อโปรเจกต์ไม่สำเร็จ',
  },
  thumbnail: {
    title: 'เลือกภาพปก',
    description: 'ภาพที่แสดงแทนโปรเจกต์ในรายการนี้',
    slide: 'สไลด์ {{number}}: {{name}}',
    loadFailed: 'โหลดภาพไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    done: 'เปลี่ยนภาพปกของโปรเจกต์เรียบร้อยแล้ว',
    failed: 'เปลี่ยนภาพปกของโปรเจกต์ไม่สำเร็จ',
  },
  duplicate: {
    busy: 'กำลังทำสำเนา...',
    done: 'ทำสำเนาโปรเจกต์เรียบร้อยแล้ว',
    failed: 'ทำสำเนาโปรเจกต์ไม่สำเร็จ',
  },
  delete: {
    title: 'ลบโปรเจกต์นี้หรือไม่',
    question:
      'คุณแน่ใจหรือไม่ว่าต้องการลบ “{{title}}” สไลด์ สคริปต์ และวิดีโอทั้งหมดจะถูกลบไปด้วย การดำเนินการนี้ไม่สามารถย้อนกลับได้',
    confirm: 'ลบโปรเจกต์',
    busy: 'กำลังลบ...',
    done: 'ลบโปรเจกต์เรียบร้อยแล้ว',
    failed: 'ลบโปรเจกต์ไม่สำเร็จ',
  },
  video: {
    none: 'ยังไม่มีวิดีโอ',
    generating: 'กำลังสร้าง',
    completed: 'พร้อม',
    failed: 'ไม่สำเร็จ',
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
