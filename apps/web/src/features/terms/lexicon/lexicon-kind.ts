import { termKey } from '@voxdeck/core/script/lexicon'
import { lexiconTerms } from '@voxdeck/core/script/terms'
import { cleanEntry, type LexiconEntry } from '../../../project/queries/lexicon-entry.ts'
import { faultOf } from '../list/fault-of.ts'
import type { TermKind } from '../list/term-list.ts'

export const lexiconKind = (sourceLanguage: string): TermKind<LexiconEntry> => ({
  blankAfter: (added) => ({ language: added?.language ?? sourceLanguage, term: '', say: '' }),
  isBlank: ({ term, say }) => term.trim() === '' && say.trim() === '',
  clean: cleanEntry,
  terms: lexiconTerms,
  fieldOf: () => 'say',
  faults: ({ term, say }) => ({ ...faultOf('term', term), ...faultOf('say', say) }),
  matches: ({ term, say }, sought) => termKey(`${term} ${say}`).includes(termKey(sought)),
})
