import type { player as english } from '../en/player.ts'
import type { Words } from './words.ts'

export const player: Words<typeof english> = {
  close: 'ปิดเครื่องเล่น',
  play: 'เล่น',
  pause: 'หยุดชั่วคราว',
  mute: 'ปิดเสียง',
  unmute: 'เปิดเสียง',
  volume: 'ระดับเสียง',
  seek: 'เลื่อนไปยังตำแหน่ง',
  rate: 'ความเร็วในการเล่น',
  enterFullscreen: 'เต็มหน้าจอ',
  exitFullscreen: 'ออกจากเต็มหน้าจอ',
  time: 'เวลาที่เล่น',
  position: '{currentTime} จาก {totalTime}',
  player: 'เครื่องเล่นวิดีโอ',
  loading: 'กำลังโหลดวิดีโอ',
  hours: 'ชั่วโมง',
  minutes: 'นาที',
  seconds: 'วินาที',
  chapter: 'บท',
  chapters: 'บท',
  language: 'ภาษาที่พูด',
  captions: 'คำบรรยาย',
  captionsOff: 'ปิด',
  captionsFailed: 'โหลดคำบรรยายไม่ได้',
  failed: {
    title: 'เล่นวิดีโอไม่ได้',
    description: 'การเชื่อมต่ออาจขาดหาย ตรวจสอบแล้วลองอีกครั้ง วิดีโอจะเล่นต่อจากจุดที่หยุด',
  },
}
