import type { selection as english } from '../../en/editor/selection.ts'
import type { Words } from '../words.ts'

export const selection: Words<typeof english> = {
  label: 'สไลด์ที่เลือก',
  count_other: 'เลือกแล้ว {{count}} สไลด์',
  all: 'เลือกทั้งหมด',
  voice_other: 'เสียงของ {{count}} สไลด์ที่เลือก',
  voices: 'หลายเสียง',
  settings: 'ความเร็ว การจัดภาพ และความยาว…',
  up: 'เลื่อนขึ้น',
  down: 'เลื่อนลง',
  duplicate: 'ทำสำเนา',
  delete: 'ลบ',
  clear: 'เลิกเลือก',
}
