/** What was measured of a pack's video. */
export type VideoFacts = {
  codec: string
  profile: string
  pixelFormat: string
  framesPerSecond: number
  indexFirst: boolean
  hasEditList: boolean
  soundCodec: string
  soundRate: number
  soundStreams: number
  /** ISO 639-2/T of its sound. */
  soundLanguage: string
  seconds: number
}

export type SoundFacts = {
  /** As the file itself says. */
  format: string
  sampleRate: number
  bits: number
  seconds: number
  lufs: number
  /** dBTP. */
  peak: number
}

export type PackText = { title: string; description: string }

export type PackFacts = {
  /** The video's own first. */
  languages: readonly string[]
  files: readonly { name: string; bytes: number }[]
  video: VideoFacts
  /** Loudness of the video's own sound. */
  videoLufs: number
  sounds: Readonly<Record<string, SoundFacts>>
  /** What each file of captions says; null when it is not UTF-8. */
  captions: Readonly<Record<string, string | null>>
  texts: Readonly<Record<string, PackText>>
}
