import { isMark, type Segment } from '../translator.ts'
import type { MarkedSentence } from './mark-sentence.ts'
import { type Pause, printPieces } from './script-pieces.ts'

const tidy = (text: string): string => text.toWellFormed().replace(/[\s\p{Cc}]+/gu, ' ')

/** A language without blanks may give none to one that needs them. What follows a term may be its ending. */
const blankBefore = (term: string, text: string): string =>
  /[\p{Script=Latin}\p{N}]$/u.test(text) && /^[\p{Script=Latin}\p{N}]/u.test(term) ? ' ' : ''

/**
 * A translated sentence as a piece of script. Every pause is in it once: where its mark came out first, else at the end.
 * A term whose mark was lost is not put back, since nobody knows where: it is told as missed.
 */
export const mendSentence = (answer: Segment, { segment, pauses }: MarkedSentence): string => {
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
