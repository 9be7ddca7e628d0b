import type { changes as english } from '../../en/editor/changes.ts'
import type { Words } from '../words.ts'

export const changes: Words<typeof english> = {
  label: 'สิ่งที่เปลี่ยนไปหลังวิดีโอนี้',
  changed_other: 'สไลด์ที่เปลี่ยน:',
  added_other: 'สไลด์ใหม่:',
  removed_other: 'ลบไป {{count}} สไลด์',
  order: 'ลำดับสไลด์',
  goTo: 'ไปที่สไลด์ที่ {{number}}: {{what}}',
  what: { added: 'ใหม่', words: 'ข้อความ', narrator: 'เสียง', picture: 'รูปภาพ', length: 'ความยาว' },
  settings: {
    frame: 'ความละเอียดหรือกรอบภาพ',
    transition: 'การเปลี่ยนภาพ',
    speed: 'ความเร็วในการพูด',
    captions: 'คำบรรยาย',
    languages: 'ภาษา',
    music: 'เพลง',
  },
  short: {
    slides_other: 'เปลี่ยนไป {{count}} สไลด์',
    added_other: 'เพิ่ม {{count}} สไลด์',
    removed_other: 'ลบ {{count}} สไลด์',
    order: 'ลำดับเปลี่ยนไป',
    settings: 'การตั้งค่าเปลี่ยนไป',
  },
}
