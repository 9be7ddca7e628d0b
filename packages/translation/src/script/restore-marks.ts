import { isMark, type Segment } from '../translator.ts'
import type { MarkedSentence } from './mark-sentence.ts'
import { type Pause, printPieces } from './script-pieces.ts'

const tidy = (text: string): string => text.toWellFormed().replace(/[\s\p{Cc}]+/gu, ' ')

/**
 * An answer in a language without spaces may lack the one between two Latin words. None is added after a term: what
 * follows may be its ending.
 */
const blankBefore = (term: string, text: string): string =>
  /[\p{Script=Latin}\p{N}]$/u.test(text) && /^[\p{Script=Latin}\p{N}]/u.test(term) ? ' ' : ''

/**
 * A translated sentence as a piece of script. Every pause is in it once: at the first occurrence of its mark, else at
 * the end. A term whose mark was lost is not put back, since its place is unknown: it is reported as missed.
 */
export const restoreMarks = (answer: Segment, { segment, pauses }: MarkedSentence): string => {
  const asked = new Map(segment.filter(isMark).map((mark) => [mark.id, mark]))
  const pieces: (string | Pause)[] = []
  let text = ''
  const pause = (one: Pause) => {
    pieces.push(tidy(text), one)
    text = ''
  }
  for (const piece of answer) {
    if (!isMark(piece)) {
      text += piece
      continue
    }
    const mark = asked.get(piece.id)
    if (!mark) continue
    asked.delete(mark.id)
    const standsFor = pauses.get(mark.id)
    if (standsFor) pause(standsFor)
    else text += blankBefore(mark.text, text) + mark.text
  }
  for (const { id } of asked.values()) {
    const lost = pauses.get(id)
    if (!lost) continue
    text += ' '
    pause(lost)
  }
  return printPieces([...pieces, tidy(text)]).trim()
}
