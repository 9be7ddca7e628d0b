/** Every error shown to people: its status, whether a retry can help, its text. In Thai: thai-errors.ts. */
type ErrorRow = { status: number; retryable: boolean; words: string }

const row = (status: number, retryable: boolean, words: string): ErrorRow => ({ status, retryable, words })

export const errors = {
  // Requests
  invalid_request: row(400, false, 'Something in this request is not valid: {detail}'),
  unauthorized: row(401, false, 'Unauthorized: sign in to go on.'),
  origin_mismatch: row(403, false, 'This request came from another site and was refused.'),
  not_found: row(404, false, 'There is nothing here, or you may not see it.'),
  text_conflict: row(
    409,
    true,
    'Somebody else changed this text meanwhile, and nothing was saved. Load it again and choose one of the two.',
  ),
  too_many_requests: row(429, true, 'Too many requests: wait a moment and try again.'),
  internal: row(500, true, 'Something went wrong here. Try again in a moment.'),
  unavailable: row(503, true, 'The service is starting or busy. Try again in a moment.'),

  // Sign-in
  sign_in_expired: row(400, true, 'This sign-in took too long. Start it again.'),
  sign_in_refused: row(403, true, 'The identity provider did not sign you in.'),

  // Pictures
  picture_missing: row(400, false, 'No picture arrived. Choose a file and try again.'),
  picture_too_large: row(413, false, 'A picture may have at most 10 MB.'),
  picture_too_many_pixels: row(413, false, 'A picture may have at most 50 million pixels.'),
  picture_type: row(415, false, 'Only PNG, JPG, GIF and WebP pictures can be used.'),
  picture_heic: row(415, false, 'This is a HEIC photo. Export it as JPG and upload it again.'),
  picture_unreadable: row(
    422,
    false,
    'This picture is damaged. Save it again in another program and upload that.',
  ),
  too_many_slides: row(422, false, 'A project may have at most 500 slides.'),
  order_mismatch: row(409, true, 'The slides changed meanwhile. Reload and order them again.'),

  // Clips
  clip_missing: row(400, false, 'No video arrived. Choose a file and try again.'),
  clip_type: row(415, false, 'Only MP4 video files are supported. Please upload a valid .mp4 file.'),
  clip_too_large: row(413, false, 'Video file is too large. Please upload a file under 50 MB.'),
  clip_unreadable: row(422, false, 'This video cannot be read. Export it as H.264 MP4 and upload that.'),

  // Music
  music_type: row(415, false, 'Only MP3, M4A, WAV, OGG and FLAC files can be used as music.'),
  music_too_large: row(413, false, 'Music may have at most 50 MB.'),
  music_unreadable: row(
    422,
    false,
    'This music is damaged or silent. Save it again in another program and upload that.',
  ),

  // Recordings
  recording_missing: row(400, false, 'No recording arrived. Record it again and try once more.'),
  recording_type: row(415, false, 'Only sound can be used here: WebM, Ogg, M4A, AAC, MP3 or WAV.'),
  recording_too_large: row(
    413,
    false,
    'This recording is too large. Keep it to 10 minutes and at most 120 MB, or 2 MB inside a request.',
  ),
  recording_unreadable: row(422, false, 'No sound can be read from this recording. Record it again.'),

  // Speech and videos
  nothing_to_generate: row(422, false, 'Please add a script and at least one image before generating video'),
  nothing_to_say: row(422, false, 'There is nothing to say in this text.'),
  no_worker: row(503, true, 'No worker is running. Ask whoever runs this installation to start one.'),
  voice_unavailable: row(422, false, 'The voice of a slide is not installed any more. Choose another voice.'),
  voice_failed: row(
    503,
    true,
    'The voice of a slide cannot speak now: its provider does not answer or refuses. Choose another voice, or try again later.',
  ),
  speech_failed: row(
    502,
    true,
    'The voice could not read the script of a slide. Try again; if it stays, shorten that script.',
  ),
  render_failed: row(
    500,
    true,
    'A picture could not be drawn into the video. Try again; if it stays, replace that picture.',
  ),
  publish_failed: row(
    500,
    true,
    'The finished file did not pass its check and was not published. Try again.',
  ),

  film_unfinished: row(409, false, 'This video is not finished. Wait for it, then ask for the pack again.'),
  pack_refused: row(
    500,
    false,
    'YouTube would refuse this pack, so it was not handed out. Generate the video again; if it stays, report what is listed.',
  ),
  pack_failed: row(500, true, 'The pack could not be put together. Try again.'),

  // Languages
  translation_missing: row(
    422,
    false,
    'Some slides are not translated yet: {detail}. Translate them, then generate again.',
  ),
  language_unavailable: row(
    422,
    false,
    'This language is not offered here: it needs a voice and a translation provider. Ask whoever runs this installation.',
  ),
  translation_unavailable: row(
    503,
    false,
    'No provider is set up that translates into this language. Ask whoever runs this installation to add one.',
  ),
  translation_refused: row(
    502,
    false,
    'The translation provider did not accept its key. Ask whoever runs this installation to renew it, then translate again.',
  ),
  translation_quota: row(
    502,
    false,
    'The translation provider takes no more text for now. Translate the rest later, or ask whoever runs this installation to raise the limit.',
  ),
  translation_unreachable: row(
    502,
    true,
    'The translation provider does not answer. What is translated is kept: translate the rest in a few minutes.',
  ),
  translation_bad_answer: row(
    502,
    true,
    'The translation provider answered with something that is no translation. Try again; if it stays, write that slide by hand.',
  ),
  storage_failed: row(503, true, 'Files could not be read or written. Try again in a moment.'),
} satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** Fills in `{detail}`, or removes it when the detail is empty. */
export const fillDetail = (words: string, detail: string): string =>
  // A replacer function: in a replacement string, $& and $1 would be substituted.
  detail === '' ? words.replace(/[:\s]*\{detail\}/, '') : words.replace('{detail}', () => detail)

/** In English. */
export const errorWords = (code: ErrorCode, detail = ''): string => fillDetail(errors[code].words, detail)
