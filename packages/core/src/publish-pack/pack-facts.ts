/** Measurements of a pack's video. */
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
  /** ISO 639-2/T code of its audio. */
  soundLanguage: string
  seconds: number
}

export type SoundFacts = {
  /** The codec, as probed from the file. */
  format: string
  sampleRate: number
  bits: number
  seconds: number
  lufs: number
  /** True peak in dBTP. */
  peak: number
}

export type PackText = { title: string; description: string }

export type PackFacts = {
  /** The video's own language first. */
  languages: readonly string[]
  /** Languages that are only read. */
  subtitles?: readonly string[]
  files: readonly { name: string; bytes: number }[]
  video: VideoFacts
  /** Loudness of the video's own audio. */
  videoLufs: number
  sounds: Readonly<Record<string, SoundFacts>>
  /** Text of each caption file; null when it is not UTF-8. */
  captions: Readonly<Record<string, string | null>>
  texts: Readonly<Record<string, PackText>>
}
