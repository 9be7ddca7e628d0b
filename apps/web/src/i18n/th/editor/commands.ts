import type { commands as english } from '../../en/editor/commands.ts'
import type { Words } from '../words.ts'

export const commands: Words<typeof english> = {
  title: 'คำสั่ง',
  find: 'ต้องการทำอะไร',
  found_other: '{{count}} คำสั่ง',
  none: 'ไม่มีคำสั่งชื่อนี้ในหน้านี้',
  slide: 'สไลด์ที่ {{number}}',
  goTo: 'ไปที่:',
}
