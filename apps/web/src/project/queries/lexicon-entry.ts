import type { Lexicon } from '@voxdeck/contracts/languages/lexicon'

export type LexiconEntry = Lexicon[number]

/** Normalised for the request. */
export const cleanEntry = ({ language, term, say }: LexiconEntry): LexiconEntry => ({
  language,
  term: term.trim(),
  say: say.trim(),
})
