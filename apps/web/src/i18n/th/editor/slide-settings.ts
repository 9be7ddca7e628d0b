import type { slideSettings as english } from '../../en/editor/slide-settings.ts'
import type { Words } from '../words.ts'

export const slideSettings: Words<typeof english> = {
  title: 'ตั้งค่าสไลด์ที่ {{number}}',
  titleOfSeveral: 'ตั้งค่า {{count}} สไลด์',
  about: 'ช่องที่ว่างใช้ค่าตามวิดีโอ การเปลี่ยนแปลงบันทึกเองโดยอัตโนมัติ',
  asProject: 'ตามวิดีโอ: {{what}}',
  length: 'ความยาวเป็นวินาที',
  different: 'ต่างกัน',
  automatic: 'ยาวเท่าคำบรรยาย',
  lengthLimit: 'สไลด์ยาวได้ตั้งแต่ {{min}} ถึง {{max}} วินาที',
  useForAll: 'ใช้กับทุกสไลด์',
  useForAllOf: '{{label}}: ใช้กับทุกสไลด์',
  done: 'เสร็จสิ้น',
}
