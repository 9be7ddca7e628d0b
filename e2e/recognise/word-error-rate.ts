import { editCosts } from '@voxdeck/core/captions/align-words'
import { normaliseWords } from '@voxdeck/core/captions/normalise-words'

/** Words inserted, dropped or changed, per word of the script: 0 is perfect, and it may exceed 1. */
export const wordErrorRate = (script: string, heard: string): number => {
  const expected = normaliseWords(script)
  const words = normaliseWords(heard)
  if (expected.length === 0) return words.length === 0 ? 0 : 1
  return (editCosts(expected, words).at(-1)?.at(-1) ?? 0) / expected.length
}
