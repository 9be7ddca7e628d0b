const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 0 to 999,999 as English words; larger numbers stay as they are written. */
export const numberWords = (value: number): string => {
  if (value < 20) return small[value] ?? String(value)
  if (value < 100) return join(tens[Math.floor(value / 10)] ?? '', value % 10)
  if (value < 1000) return join(`${numberWords(Math.floor(value / 100))} hundred`, value % 100)
  if (value < 1_000_000) return join(`${numberWords(Math.floor(value / 1000))} thousand`, value % 1000)
  return String(value)
}

const join = (words: string, rest: number) => (rest === 0 ? words : `${words} ${numberWords(rest)}`)
