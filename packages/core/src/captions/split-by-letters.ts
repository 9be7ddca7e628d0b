import type { HeardSentence } from './make-cues.ts'

/** Divides a recording's time among the sentences of its script in proportion to their letters. */
export const splitByLetters = (
  written: readonly string[],
  { startSample, samples }: { startSample: number; samples: number },
): HeardSentence[] => {
  const total = written.reduce((sum, { length }) => sum + length, 0)
  let before = 0
  return written.map((sentence) => {
    const start = startSample + Math.round((samples * before) / total)
    before += sentence.length
    return { written: sentence, start, end: startSample + Math.round((samples * before) / total) }
  })
}
