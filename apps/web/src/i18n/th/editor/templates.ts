import type { templates as english } from '../../en/editor/templates.ts'
import type { Words } from '../words.ts'

export const templates: Words<typeof english> = {
  title: 'เทมเพลตสคริปต์',
  hint: 'เลือกหนึ่งแบบเพื่อเริ่มต้น แล้วเติมส่วนที่อยู่ในวงเล็บ',
  hintSlides_other: 'เลือกหนึ่งแบบเพื่อเริ่มต้น คุณจะเห็นว่าข้อความถูกแบ่งลงใน {{count}} สไลด์อย่างไรก่อนที่จะมีอะไรเปลี่ยน',
  duration: '{{from}}-{{to}} วินาที',
  tags: 'แท็ก',
  read: 'อ่านสคริปต์',
  use: 'ใช้เทมเพลต',
  useNamed: 'ใช้เทมเพลต: {{title}}',
  applied: { title: 'ใช้เทมเพลตแล้ว', description: 'เติมส่วนที่อยู่ในวงเล็บ' },
  categories: {
    business: 'ธุรกิจ',
    education: 'การศึกษา',
    personal: 'ส่วนตัว',
    marketing: 'การตลาด',
  },
  productLaunch: {
    title: 'ประกาศเปิดตัวสินค้า',
    description: 'ปัญหา คำตอบของคุณ เหตุผลสามข้อ และหาซื้อได้ที่ไหน',
    tags: 'เปิดตัว, สินค้า, ประกาศ',
  },
  howToGuide: {
    title: 'คู่มือสอนทำทีละขั้น',
    description: 'งานหนึ่งอย่างในสามขั้นตอน พร้อมจุดที่มักพลาดและวิธีตรวจผลลัพธ์',
    tags: 'สอนทำ, ขั้นตอน, การเรียนรู้',
  },
  personalJourney: {
    title: 'เรื่องราวการเดินทางของชีวิต',
    description: 'คุณเคยเป็นใคร อะไรที่เปลี่ยนไป และอยากบอกอะไรกับคนที่ยืนอยู่ตรงนั้นในวันนี้',
    tags: 'เรื่องเล่า, แรงบันดาลใจ, ส่วนตัว',
  },
  marketingHook: {
    title: 'ประโยคดึงดูดและคำชวนให้ลงมือ',
    description: 'คำถามที่ทำให้คนหยุดดู คำสัญญาที่ทำได้จริง และสิ่งเดียวที่อยากให้ทำ',
    tags: 'ดึงดูด, ข้อเสนอ, ชวนให้ลงมือ',
  },
}
