import { isMark, type Mark, type Segment } from '../translator.ts'

/** Marks as tokens in plain text, for providers without tags. */
export const tokenMarks = (label: string) => {
  const tokenOf = ({ id }: Pick<Mark, 'id'>): string => `⟦${label}-${id}⟧`
  const token = new RegExp(`⟦\\s*${label}-(\\d+)\\s*⟧`, 'gi')
  /**
   * A mark's token that was copied incompletely. No pattern here begins with blanks: on many blanks it would
   * backtrack without end.
   */
  const debris = new RegExp(`⟦\\s*${label}-\\d*\\s*⟧?|${label}-\\d*\\s*⟧?`, 'gi')
  return {
    tokenOf,
    write: (segment: Segment): string =>
      segment.map((piece) => (isMark(piece) ? tokenOf(piece) : piece)).join(''),
    read(answer: string, asked: Segment): Segment {
      const texts = new Map(asked.filter(isMark).map(({ id, text }) => [id, text]))
      const pieces: (string | Mark)[] = []
      let from = 0
      for (const { 0: found, 1: number, index } of answer.matchAll(token)) {
        const id = Number(number)
        pieces.push(answer.slice(from, index).replace(debris, ''), { id, text: texts.get(id) ?? '' })
        from = index + found.length
      }
      return [...pieces, answer.slice(from).replace(debris, '')].filter((piece) => piece !== '')
    },
  }
}
