import { normaliseWords } from './normalise-words.ts'

/** Words inserted, dropped or changed, for each word of the script: 0 is perfect, and it may pass 1. */
export const wordErrorRate = (script: string, heard: string): number => {
  const expected = normaliseWords(script)
  const words = normaliseWords(heard)
  if (expected.length === 0) return words.length === 0 ? 0 : 1
  return editDistance(expected, words) / expected.length
}

const editDistance = (from: string[], to: string[]): number => {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, word] of from.entries()) {
    const current = [row + 1]
    for (const [column, other] of to.entries()) {
      const changed = (previous[column] ?? 0) + (word === other ? 0 : 1)
      current.push(Math.min(changed, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous[to.length] ?? 0
}
