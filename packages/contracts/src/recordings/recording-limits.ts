/** MIME types that browsers, phones and recorders use for recorded voice. */
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
  /** Recording with the microphone stops at this length. */
  seconds: 30,
  /** Thirty seconds in the largest format of a recorder (48 kHz, stereo, 24 bits) are 8.6 MB. */
  bytes: 10 * 1024 * 1024,
  /** Limit for a data URL in a JSON body, meant for compressed sound. */
  dataUrlBytes: 2 * 1024 * 1024,
} as const
