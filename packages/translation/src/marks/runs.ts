import { isMark, type Segment } from '../translator.ts'

const isPause = (piece: Segment[number]): boolean => isMark(piece) && piece.text === ''

/** For those who carry no marks: the text between pauses, with terms in it as they should come out. */
export const runsOf = (segment: Segment): string[] => {
  const runs = ['']
  for (const piece of segment) {
    if (isPause(piece)) runs.push('')
    else runs.push((runs.pop() ?? '') + (isMark(piece) ? piece.text : piece))
  }
  return runs
}

const withEdges = (run: string, translated: string): string =>
  (/^\s*/.exec(run)?.[0] ?? '') + translated.trim() + (/(?<=\S)\s*$/.exec(run)?.[0] ?? '')

/** Translated runs with the pauses between them; terms are text now, to be verified by their letters. */
export const fromRuns = (segment: Segment, translated: readonly string[]): Segment => {
  const pauses = segment.filter(isPause)
  return runsOf(segment).flatMap((run, index) => {
    const pause = pauses[index]
    const text = withEdges(run, translated[index] ?? '')
    return pause === undefined ? [text] : [text, pause]
  })
}
