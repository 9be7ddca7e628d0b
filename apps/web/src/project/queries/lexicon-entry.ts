import type { Lexicon } from '@voxdeck/contracts/languages/lexicon'
import { termKey } from '@voxdeck/core/script/lexicon'

export type LexiconEntry = Lexicon[number]

/** Normalised for the request. */
export const cleanEntry = ({ language, term, say }: LexiconEntry): LexiconEntry => ({
  language,
  term: term.trim(),
  say: say.trim(),
})

/** Entries with the same identity are duplicates. */
export const entryIdentity = ({ language, term }: LexiconEntry): string => `${language} ${termKey(term)}`
