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

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 0 to 999,999 as English words; larger numbers stay as they are written. */
const numberWords = (value: number): string => {
  if (value < 20) return small[value] ?? String(value)
  if (value < 100) return joinWords(tens[Math.floor(value / 10)] ?? '', value % 10)
  if (value < 1000) return joinWords(`${numberWords(Math.floor(value / 100))} hundred`, value % 100)
  if (value < 1_000_000) return joinWords(`${numberWords(Math.floor(value / 1000))} thousand`, value % 1000)
  return String(value)
}

const joinWords = (words: string, rest: number) => (rest === 0 ? words : `${words} ${numberWords(rest)}`)
