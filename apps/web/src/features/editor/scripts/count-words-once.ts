import { countWords } from '@voxdeck/core/script/words'

const most = 2000
const counted = new Map<string, number>()

/** Counting segments the whole text; of 200 slides a keystroke changes one. */
export const countWordsOnce = (text: string): number => {
  const known = counted.get(text)
  if (known !== undefined) return known
  if (counted.size >= most) counted.clear()
  const words = countWords(text)
  counted.set(text, words)
  return words
}
