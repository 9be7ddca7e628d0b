import { numberWords } from './number-words.ts'

/** Text as the bare words a listener hears: no case, no punctuation, numbers spelt out. */
export const normaliseWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\s*%/g, '$1 percent')
    .replace(/\bper cent\b/g, 'percent')
    .replace(/&/g, ' and ')
    .replace(
      /(\d+)\.(\d+)/g,
      (_, whole: string, decimals: string) => `${whole} point ${[...decimals].join(' ')}`,
    )
    .replace(/\d+/g, (digits) => ` ${numberWords(Number(digits))} `)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
