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
  /** Recording with the microphone stops at this length, unless the installation sets another. */
  seconds: 30,
  /** No recording lasts longer, whichever way it comes. */
  mostSeconds: 600,
  /** Ten minutes of 16 bits, stereo, at 48 kHz are 115 MB. */
  bytes: 120 * 1024 * 1024,
  /** Limit for a data URL in a JSON body, meant for compressed sound. */
  dataUrlBytes: 2 * 1024 * 1024,
} as const
