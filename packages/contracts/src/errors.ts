/** Every error a person can meet: its status, whether trying again can help, and its words. */
type ErrorRow = { status: number; retryable: boolean; en: string; th: string }

const row = (status: number, retryable: boolean, en: string, th: string): ErrorRow => ({
  status,
  retryable,
  en,
  th,
})

export const errors = {
  // Requests
  invalid_request: row(
    400,
    false,
    'Something in this request is not valid: {detail}',
    'คำขอไม่ถูกต้อง: {detail}',
  ),
  unauthorized: row(401, false, 'Unauthorized: sign in to go on.', 'Unauthorized: โปรดลงชื่อเข้าใช้'),
  origin_mismatch: row(
    403,
    false,
    'This request came from another site and was refused.',
    'คำขอนี้มาจากเว็บไซต์อื่น จึงถูกปฏิเสธ',
  ),
  not_found: row(
    404,
    false,
    'There is nothing here, or you may not see it.',
    'ไม่พบสิ่งที่ต้องการ หรือคุณไม่มีสิทธิ์เข้าถึง',
  ),
  too_many_requests: row(
    429,
    true,
    'Too many requests: wait a moment and try again.',
    'คำขอมากเกินไป โปรดรอสักครู่',
  ),
  internal: row(
    500,
    true,
    'Something went wrong here. Try again in a moment.',
    'เกิดข้อผิดพลาดในระบบ โปรดลองอีกครั้ง',
  ),
  unavailable: row(
    503,
    true,
    'The service is starting or busy. Try again in a moment.',
    'ระบบกำลังเริ่มทำงาน โปรดลองอีกครั้ง',
  ),

  // Sign-in
  sign_in_expired: row(
    400,
    true,
    'This sign-in took too long. Start it again.',
    'การลงชื่อเข้าใช้หมดเวลา โปรดเริ่มใหม่',
  ),
  sign_in_refused: row(
    403,
    true,
    'The identity provider did not sign you in.',
    'ผู้ให้บริการยืนยันตัวตนไม่อนุญาตให้เข้าใช้',
  ),

  // Pictures
  picture_missing: row(
    400,
    false,
    'No picture arrived. Choose a file and try again.',
    'ไม่พบไฟล์ภาพ โปรดเลือกไฟล์อีกครั้ง',
  ),
  picture_too_large: row(413, false, 'A picture may have at most 10 MB.', 'ไฟล์ภาพต้องมีขนาดไม่เกิน 10 MB'),
  picture_too_many_pixels: row(
    413,
    false,
    'A picture may have at most 50 million pixels.',
    'ภาพต้องมีขนาดไม่เกิน 50 ล้านพิกเซล',
  ),
  picture_type: row(
    415,
    false,
    'Only PNG, JPG, GIF and WebP pictures can be used.',
    'ใช้ได้เฉพาะภาพ PNG, JPG, GIF และ WebP',
  ),
  picture_heic: row(
    415,
    false,
    'This is a HEIC photo. Export it as JPG and upload it again.',
    'ไฟล์นี้เป็นภาพ HEIC โปรดส่งออกเป็น JPG แล้วอัปโหลดอีกครั้ง',
  ),
  picture_unreadable: row(
    422,
    false,
    'This picture is damaged. Save it again in another program and upload that.',
    'ไฟล์ภาพเสียหาย โปรดบันทึกใหม่แล้วอัปโหลดอีกครั้ง',
  ),
  too_many_slides: row(422, false, 'A project may have at most 500 slides.', 'โปรเจกต์มีได้ไม่เกิน 500 สไลด์'),
  order_mismatch: row(
    409,
    true,
    'The slides changed meanwhile. Reload and order them again.',
    'สไลด์มีการเปลี่ยนแปลง โปรดโหลดใหม่แล้วจัดลำดับอีกครั้ง',
  ),

  // Clips
  clip_missing: row(
    400,
    false,
    'No video arrived. Choose a file and try again.',
    'ไม่พบไฟล์วิดีโอ โปรดเลือกไฟล์อีกครั้ง',
  ),
  clip_type: row(
    415,
    false,
    'Only MP4 video files are supported. Please upload a valid .mp4 file.',
    'รองรับเฉพาะไฟล์วิดีโอ MP4 โปรดอัปโหลดไฟล์ .mp4 ที่ถูกต้อง',
  ),
  clip_too_large: row(
    413,
    false,
    'Video file is too large. Please upload a file under 50 MB.',
    'ไฟล์วิดีโอใหญ่เกินไป โปรดอัปโหลดไฟล์ที่เล็กกว่า 50 MB',
  ),
  clip_unreadable: row(
    422,
    false,
    'This video cannot be read. Export it as H.264 MP4 and upload that.',
    'ไม่สามารถอ่านวิดีโอนี้ได้ โปรดส่งออกเป็น H.264 MP4 แล้วอัปโหลดอีกครั้ง',
  ),

  // Music
  music_type: row(
    415,
    false,
    'Only MP3, M4A, WAV, OGG and FLAC files can be used as music.',
    'ใช้ได้เฉพาะไฟล์เพลง MP3, M4A, WAV, OGG และ FLAC',
  ),
  music_too_large: row(413, false, 'Music may have at most 50 MB.', 'ไฟล์เพลงต้องมีขนาดไม่เกิน 50 MB'),
  music_unreadable: row(
    422,
    false,
    'This music is damaged or silent. Save it again in another program and upload that.',
    'ไฟล์เพลงเสียหายหรือไม่มีเสียง โปรดบันทึกใหม่แล้วอัปโหลดอีกครั้ง',
  ),

  // Recordings
  recording_missing: row(
    400,
    false,
    'No recording arrived. Record it again and try once more.',
    'ไม่พบเสียงบันทึก โปรดบันทึกเสียงแล้วลองอีกครั้ง',
  ),
  recording_type: row(
    415,
    false,
    'Only sound can be used here: WebM, Ogg, M4A, AAC, MP3 or WAV.',
    'ใช้ได้เฉพาะไฟล์เสียง WebM, Ogg, M4A, AAC, MP3 หรือ WAV',
  ),
  recording_too_large: row(
    413,
    false,
    'This recording is too large. Keep it to 30 seconds and at most 10 MB, or 2 MB inside a request.',
    'ไฟล์เสียงใหญ่เกินไป โปรดบันทึกไม่เกิน 30 วินาที และไม่เกิน 10 MB หรือ 2 MB หากส่งมาในคำขอ',
  ),
  recording_unreadable: row(
    422,
    false,
    'No sound can be read from this recording. Record it again.',
    'ไม่สามารถอ่านเสียงจากการบันทึกนี้ได้ โปรดบันทึกใหม่อีกครั้ง',
  ),

  // Speech and films
  nothing_to_generate: row(
    422,
    false,
    'Please add a script and at least one image before generating video',
    'โปรดเพิ่มสคริปต์และรูปภาพอย่างน้อยหนึ่งรูปก่อนสร้างวิดีโอ',
  ),
  nothing_to_say: row(422, false, 'There is nothing to say in this text.', 'ข้อความนี้ไม่มีคำให้พูด'),
  no_worker: row(
    503,
    true,
    'No worker is running. Ask whoever runs this installation to start one.',
    'ไม่มีตัวประมวลผลทำงานอยู่ โปรดแจ้งผู้ดูแลระบบ',
  ),
  voice_unavailable: row(
    422,
    false,
    'The voice of a slide is not installed any more. Choose another voice.',
    'เสียงของสไลด์ไม่พร้อมใช้งานแล้ว โปรดเลือกเสียงอื่น',
  ),
  speech_failed: row(
    502,
    true,
    'The voice could not read the script of a slide. Try again; if it stays, shorten that script.',
    'ไม่สามารถสร้างเสียงจากสคริปต์ของสไลด์ได้ โปรดลองอีกครั้ง หรือย่อสคริปต์ให้สั้นลง',
  ),
  render_failed: row(
    500,
    true,
    'A picture could not be drawn into the video. Try again; if it stays, replace that picture.',
    'ไม่สามารถสร้างวิดีโอจากภาพได้ โปรดลองอีกครั้ง หรือเปลี่ยนภาพนั้น',
  ),
  publish_failed: row(
    500,
    true,
    'The finished file did not pass its check and was not published. Try again.',
    'ไฟล์วิดีโอไม่ผ่านการตรวจสอบจึงไม่ถูกเผยแพร่ โปรดลองอีกครั้ง',
  ),
  storage_failed: row(
    503,
    true,
    'Files could not be read or written. Try again in a moment.',
    'ไม่สามารถอ่านหรือเขียนไฟล์ได้ โปรดลองอีกครั้ง',
  ),
} satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

export const errorWords = (code: ErrorCode, language: 'en' | 'th' = 'en', detail = ''): string =>
  // A function, because a text would have its $& and $1 filled in.
  errors[code][language].replace('{detail}', () => detail)
