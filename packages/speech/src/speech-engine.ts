import type { Voice } from '@voxdeck/core/voices'

export type SpeechRequest = {
  voice: string
  /** One sentence. */
  text: string
  wordsPerMinute: number
  signal?: AbortSignal
}

/** Mono, −1 to 1, with no more silence at its ends than a breath of 20 ms. */
export type Speech = { samples: Float32Array; sampleRate: number }

export type SpeechEngine = {
  id: string
  /** Everything that decides the samples: two engines of one version say a sentence alike. */
  version: string
  voices: Voice[]
  speak(request: SpeechRequest): Promise<Speech>
  close(): Promise<void>
}
