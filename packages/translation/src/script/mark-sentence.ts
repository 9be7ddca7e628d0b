import type { FoundTerm, Glossary } from '../glossary.ts'
import type { Mark, Segment } from '../translator.ts'
import type { Pause, Pieces } from './script-pieces.ts'

/** A sentence as it is sent to a provider, with the pauses its marks stand for and the expected terms. */
export type MarkedSentence = { segment: Segment; pauses: Map<number, Pause>; expected: FoundTerm[] }

/** Replaces pauses by marks, and terms too where the provider has no glossary or the term stays untranslated. */
export const markSentence = (pieces: Pieces, glossary: Glossary, ownGlossary: boolean): MarkedSentence => {
  const segment: (string | Mark)[] = []
  const pauses = new Map<number, Pause>()
  const expected: FoundTerm[] = []
  let marks = 0
  const mark = (text: string): number => {
    marks += 1
    segment.push({ id: marks, text })
    return marks
  }
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      pauses.set(mark(''), piece)
      continue
    }
    for (const found of glossary.find(piece.replace(/\s+/g, ' '))) {
      if (typeof found === 'string') {
        segment.push(found)
        continue
      }
      expected.push(found)
      if (found.isKept || !ownGlossary) mark(found.expected)
      else segment.push(found.found)
    }
  }
  return { segment, pauses, expected }
}

/** Segments of only marks, numbers and punctuation are the same in every language. */
export const needsTranslation = (segment: Segment): boolean =>
  segment.some((piece) => typeof piece === 'string' && /\p{L}/u.test(piece))
