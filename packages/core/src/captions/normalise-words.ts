import { numberWords } from './number-words.ts'

const currencies: Record<string, string> = { $: 'dollars', '£': 'pounds', '€': 'euros' }

/** Bare words for comparison: lower case, no punctuation, numbers spelt out, '-ise' spelt as '-ize'. */
export const normaliseWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\s*%/g, '$1 percent')
    .replace(/\bper cent\b/g, 'percent')
    .replace(/([$£€])(\d+)/g, (_, sign: string, amount: string) => `${amount} ${currencies[sign]}`)
    .replace(/(\d):00\b/g, '$1')
    .replace(/&/g, ' and ')
    .replace(
      /(\d+)\.(\d+)/g,
      (_, whole: string, decimals: string) => `${whole} point ${[...decimals].join(' ')}`,
    )
    .replace(/\d+/g, (digits) => ` ${numberWords(Number(digits))} `)
    .replace(/['’]/g, '')
    .replace(/is(e[ds]?|ing|ations?|ational)\b/g, 'iz$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
