import { longestTerm } from '@voxdeck/contracts/languages/lexicon'
import type { Problem, Problems } from './term-list.ts'

const problem = (text: string): Problem | null =>
  text.trim() === '' ? 'empty' : text.trim().length > longestTerm ? 'long' : null

export const faultOf = (field: keyof Problems, text: string): Problems => {
  const found = problem(text)
  return found ? { [field]: found } : {}
}
