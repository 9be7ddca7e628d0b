import { isMark, type Segment } from '../translator.ts'

const isPause = (piece: Segment[number]): boolean => isMark(piece) && piece.text === ''

/** For providers without marks: the texts between pauses, with the expected translations of terms in them. */
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

/**
 * Puts the pauses back between translated runs; terms are plain text here, and are checked by their letters later.
 */
export const fromRuns = (segment: Segment, translated: readonly string[]): Segment => {
  const pauses = segment.filter(isPause)
  return runsOf(segment).flatMap((run, index) => {
    const pause = pauses[index]
    const text = withEdges(run, translated[index] ?? '')
    return pause === undefined ? [text] : [text, pause]
  })
}
