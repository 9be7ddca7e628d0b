import { hashValue } from '@voxdeck/storage/content-hash'

export type SentenceRequest = { text: string; voice: string; wordsPerMinute: number }

/** Levelled speech, 48 kHz mono 16 bit; `gapSamples` is the silence before the next sentence. */
export type SentenceFacts = {
  samples: number
  gapSamples: number
  peaks: number[]
  /** The voice that spoke it; absent for a recording. */
  voice?: string
}

/** Part of the key: sentences made before facts had peaks and voices are made again. */
const factsFormat = 3

export const sentenceKey = (toolchain: string, { text, voice, wordsPerMinute }: SentenceRequest): string =>
  hashValue({ facts: factsFormat, toolchain, text, voice, wordsPerMinute })
