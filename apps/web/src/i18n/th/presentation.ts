import type { presentation as english, presentMenu as englishMenu } from '../en/presentation.ts'
import type { Words } from './words.ts'

export const presentMenu: Words<typeof englishMenu> = {
  start: 'ตั้งแต่ต้น',
  from: 'ตั้งแต่สไลด์ที่ {{number}}',
  record: 'บันทึกเสียงทีละสไลด์ ตั้งแต่สไลด์ที่ {{number}}',
}

export const presentation: Words<typeof english> = {
  title: 'การนำเสนอ',
  place: 'สไลด์ที่ {{number}} จาก {{count}}',
  slide: 'สไลด์ที่ {{number}}',
  progress: 'ความคืบหน้าของการนำเสนอ',
  controls: 'ปุ่มควบคุมการนำเสนอ',
  previous: 'สไลด์ก่อนหน้า',
  next: 'สไลด์ถัดไป',
  pause: 'หยุดชั่วคราว',
  resume: 'เล่นต่อ',
  paused: 'หยุดชั่วคราวอยู่',
  stop: 'หยุด',
  minimise: 'ย่อ',
  enlarge: 'ขยาย',
  showCaptions: 'แสดงคำบรรยาย',
  hideCaptions: 'ซ่อนคำบรรยาย',
  loading: 'กำลังโหลดสไลด์',
  started: {
    title: 'เริ่มการนำเสนอแล้ว',
    description: 'กดเว้นวรรคเพื่อหยุดชั่วคราว กดลูกศรเพื่อเปลี่ยนสไลด์ กด Escape เพื่อหยุด',
    touch: 'ใช้ปุ่มเพื่อหยุดชั่วคราว เปลี่ยนสไลด์ หรือหยุดการนำเสนอ',
  },
  complete: { title: 'การนำเสนอจบแล้ว', description: 'นี่คือสไลด์สุดท้าย' },
  stopped: { title: 'หยุดการนำเสนอแล้ว', description: 'หยุดที่สไลด์ที่ {{number}} จาก {{count}}' },
  noSlides: { title: 'ไม่มีสไลด์', description: 'เพิ่มรูปภาพก่อน แต่ละภาพจะเป็นหนึ่งสไลด์' },
  noContent: { title: 'ไม่มีเนื้อหา', description: 'เขียนสคริปต์ของสไลด์นี้ หรือบันทึกเสียงของคุณ' },
  missing: {
    title: 'สไลด์มีปัญหา',
    description: 'สไลด์ที่ {{number}} ไม่อยู่แล้ว การนำเสนอจะดำเนินต่อโดยไม่มีสไลด์นี้',
  },
  unshown: {
    title: 'แสดงตัวอย่างไม่ได้',
    description: 'แสดงสไลด์ที่ {{number}} ไม่ได้ โปรดโหลดหน้านี้ใหม่ หากยังไม่ได้ ให้เปลี่ยนรูปภาพของสไลด์',
  },
  unplayable: {
    title: 'เสียงมีปัญหา',
    description: 'เล่นเสียงของสไลด์ที่ {{number}} ไม่ได้ โปรดบันทึกเสียงใหม่ หรือลบเสียงที่บันทึกไว้',
  },
  unmade: {
    title: 'สร้างเสียงพูดไม่สำเร็จ',
    description: 'สไลด์ที่ {{number}} แสดงโดยไม่มีเสียงพูด โปรดตรวจสอบเสียงที่เลือกและการเชื่อมต่อ แล้วลองอีกครั้ง',
  },
}
