/** What a browser, a phone or a recorder calls thirty seconds of voice. */
export const recordingTypes = [
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/m4a',
  'audio/x-m4a',
  'audio/aac',
  'audio/mpeg',
  'audio/mp3',
  'audio/wav',
  'audio/wave',
  'audio/x-wav',
] as const

export const recordingLimits = {
  /** A microphone stops by itself here. */
  seconds: 30,
  /** Thirty seconds as the largest file a recorder writes, 48 kHz stereo of 24 bits, are 8.6 MB. */
  bytes: 10 * 1024 * 1024,
  /** The same inside JSON, where compressed sound is meant. */
  dataUrlBytes: 2 * 1024 * 1024,
} as const
