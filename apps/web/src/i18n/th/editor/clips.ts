import type { clips as english } from '../../en/editor/clips.ts'
import type { Words } from '../words.ts'

export const clips: Words<typeof english> = {
  add: 'เพิ่ม วิดีโอ พื้นหลังให้สไลด์ที่ {{number}}',
  replace: 'เปลี่ยนวิดีโอพื้นหลังของสไลด์ที่ {{number}}',
  moves: 'วิดีโอพื้นหลัง',
  play: 'เล่นวิดีโอพื้นหลังของสไลด์ที่ {{number}}',
  keepSound: 'ใช้เสียงของวิดีโอ',
  uploaded: { title: 'อัปโหลดวิดีโอแล้ว', description: '{{name}} จะเล่นเป็นพื้นหลังของสไลด์ที่ {{number}}' },
  failed: { title: 'อัปโหลดไม่สำเร็จ', description: 'อัปโหลดวิดีโอไม่สำเร็จ' },
  remove: {
    label: 'นำวิดีโอพื้นหลังของสไลด์ที่ {{number}} ออก',
    title: 'นำวิดีโอออกหรือไม่',
    question: 'สไลด์ที่ {{number}} จะกลับมาแสดงรูปภาพแทน "{{name}}"',
    confirm: 'นำออก',
  },
  removed: { title: 'นำวิดีโอออกแล้ว', description: 'สไลด์ที่ {{number}} กลับมาแสดงรูปภาพแล้ว' },
}
