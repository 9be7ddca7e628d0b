import type { Lexicon } from '@voxdeck/contracts/languages/lexicon'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { termKey } from '@voxdeck/core/script/lexicon'
import { faultOf } from '../list/fault-of.ts'
import type { TermKind } from '../list/term-list.ts'

export type LexiconEntry = Lexicon[number]

export const lexiconKind: TermKind<LexiconEntry> = {
  blankAfter: (added) => ({ language: added?.language ?? sourceLanguage, term: '', say: '' }),
  isBlank: ({ term, say }) => term.trim() === '' && say.trim() === '',
  clean: ({ language, term, say }) => ({ language, term: term.trim(), say: say.trim() }),
  identity: ({ language, term }) => `${language} ${termKey(term)}`,
  faults: ({ term, say }) => ({ ...faultOf('term', term), ...faultOf('say', say) }),
  matches: ({ term, say }, sought) => termKey(`${term} ${say}`).includes(termKey(sought)),
}
