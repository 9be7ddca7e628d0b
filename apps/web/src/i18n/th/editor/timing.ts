import type { timing as english } from '../../en/editor/timing.ts'
import type { Words } from '../words.ts'

export const timing: Words<typeof english> = {
  empty: 'อัปโหลดรูปภาพก่อนเพื่อตั้งค่าเวลา',
  total: 'รวม',
  resetAll: 'รีเซ็ต',
  updated: {
    title: 'ปรับเวลาแล้ว',
    description: 'ตอนนี้วิดีโอยาว {{time}}',
    both: 'สไลด์ที่ {{one}} และ {{other}} มีความยาวที่กำหนดเองแล้ว ตอนนี้วิดีโอยาว {{time}}',
  },
  reset: {
    title: 'รีเซ็ตเวลาแล้ว',
    description: 'ทุกสไลด์กลับมายาวเท่ากับเสียงบรรยายและช่วงหยุดของตัวเอง',
  },
  zoom: { in: 'ซูมเข้า', out: 'ซูมออก', fit: 'แสดงทุกสไลด์' },
  track: 'ไทม์ไลน์ของสไลด์',
  keys: 'ปุ่มลูกศรเลื่อนทีละ 0.1 วินาที กด Shift ด้วยเพื่อเลื่อนทีละ 1 วินาที ปุ่ม Home และ End ไปที่ขีดจำกัด ปุ่ม Page Up และ Page Down ไปยังสไลด์ก่อนหน้าและถัดไป ปุ่ม Enter เล่นตั้งแต่สไลด์นั้น',
  slide: 'สไลด์ที่ {{number}}',
  bar: {
    start: 'จุดเริ่มของสไลด์ที่ {{number}}',
    body: 'ตำแหน่งของสไลด์ที่ {{number}}',
    end: 'จุดสิ้นสุดของสไลด์ที่ {{number}}',
    value: '{{time}} สไลด์ที่ {{number}} ยาว {{seconds}} วินาที',
  },
  playIn: 'เล่นสไลด์ที่ {{number}} ตั้งแต่ตรงนี้',
  overrun: 'ยาวกว่าแถบ {{time}}',
  selected: 'สไลด์ที่เลือก',
  narration: {
    measured: 'เสียงบรรยาย {{time}}',
    estimated: 'เสียงบรรยายประมาณ {{time}}',
    none: 'ไม่มีเสียงบรรยาย',
  },
  length: 'ความยาวของสไลด์ที่ {{number}}',
  seconds: 'วิ',
  limits: 'ตั้งแต่ {{min}} ถึง {{max}} วินาที',
  auto: 'อัตโนมัติ',
  autoHint: 'ให้สไลด์ที่ {{number}} ยาวเท่ากับเสียงบรรยายอีกครั้ง',
  table: {
    title: 'ทุกสไลด์',
    slide: 'สไลด์',
    start: 'เริ่ม',
    length: 'ความยาว',
    end: 'สิ้นสุด',
  },
}
