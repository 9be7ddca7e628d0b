import type { before as english } from '../../en/editor/before.ts'
import type { Words } from '../words.ts'

export const before: Words<typeof english> = {
  title: 'ก่อนสร้างวิดีโอ',
  description: 'สไลด์เหล่านี้อาจยังไม่เป็นอย่างที่คุณต้องการ',
  wordless_other: '{{count}} สไลด์ไม่มีคำพูด',
  wordlessHint: 'จะแสดงแบบเงียบ เขียนข้อความ บันทึกเสียง หรือกำหนดให้เงียบไว้',
  overlong_other: 'คำพูดของ {{count}} สไลด์ยาวกว่าเวลาที่กำหนดไว้',
  overlongHint: 'สไลด์จะแสดงนานเท่าที่พูด',
  voiceless_other: 'ไม่พบเสียงของ {{count}} สไลด์',
  voicelessHint: 'เลือกเสียงอื่น มิฉะนั้นระบบจะไม่สร้างวิดีโอ',
  keepSilent: 'ให้เงียบไว้',
  slide: 'ไปที่สไลด์ที่ {{number}}',
  go: 'สร้างต่อไป',
}
