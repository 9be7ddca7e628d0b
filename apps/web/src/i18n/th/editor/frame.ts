import type { frame as english } from '../../en/editor/frame.ts'
import type { Words } from '../words.ts'

export const frame: Words<typeof english> = {
  shape: 'กรอบวิดีโอ',
  shapes: { '16:9': 'แนวนอน 16:9', '9:16': 'แนวตั้ง 9:16', '1:1': 'จัตุรัส 1:1' },
  fit: 'รูปภาพ',
  fits: {
    blur: 'ทั้งภาพบนพื้นเบลอ',
    edge: 'ทั้งภาพบนสีขอบภาพ',
    colour: 'ทั้งภาพบนสีที่เลือก',
    cover: 'เต็มกรอบ',
  },
  colour: 'สีข้างรูปภาพ',
}
