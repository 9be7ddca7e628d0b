import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'

/** A slide in Spanish, with a script where it has a state. */
export const translatedSlideOf = (number: number, over: Partial<TranslatedSlide>): TranslatedSlide => ({
  slideId: String(number),
  slideNumber: number,
  source: 'The house.',
  sourceHash: 'h',
  script: over.state ? 'La casa.' : null,
  state: null,
  translatedFrom: over.state ? (over.stale ? 'earlier' : 'h') : null,
  stale: false,
  sourceBefore: null,
  renewable: false,
  misses: [],
  marks: { numbers: [], leftWords: [], symbols: [] },
  provider: null,
  foretoldSeconds: 0,
  voice: null,
  recording: null,
  narrator: 'voice',
  takes: 0,
  ...over,
})
