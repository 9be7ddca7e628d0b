import { hashValue } from '@voxdeck/storage/content-hash'

export type SentenceRequest = {
  text: string
  voice: string
  voiceVersion: string
  wordsPerMinute: number
  salt: string
  /** The version of the tools that level what the voice speaks. */
  tools: string
}

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

export const sentenceKey = ({
  text,
  voice,
  voiceVersion,
  wordsPerMinute,
  salt,
  tools,
}: SentenceRequest): string =>
  hashValue({ facts: factsFormat, text, voice, voiceVersion, wordsPerMinute, salt, tools })
