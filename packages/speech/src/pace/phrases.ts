/** Words before which an English speaker may take a breath, and how gladly. */
const breathBefore: Record<string, number> = Object.fromEntries([
  ...'and but or so because which who while when where until unless if although before after'
    .split(' ')
    .map((word) => [word, 0.6]),
  ...'that as with without from into over under between for in on at by'
    .split(' ')
    .map((word) => [word, 0.3]),
  ['to', 0.1],
])
const afterPunctuation = 1

type Break = { at: number; strength: number }

/** A sentence as up to `count` phrases, broken where a slow speaker would pause; fewer when it has no such places. */
export const splitPhrases = (sentence: string, count: number): string[] => {
  let phrases = [sentence]
  while (phrases.length < count) {
    const splits = phrases
      .map((phrase, index) => ({ index, phrase, at: bestBreak(phrase) }))
      .filter((split) => split.at !== undefined)
    const longest = splits.toSorted((a, b) => b.phrase.length - a.phrase.length)[0]
    if (!longest) break
    phrases = phrases.toSpliced(longest.index, 1, ...splitAt(longest.phrase, longest.at ?? 0))
  }
  return phrases
}

/** Text as pieces of at most so many characters, broken at phrases, else at words, else anywhere. */
export const splitLongText = (text: string, longest: number): string[] => {
  if (text.length <= longest) return [text]
  const middle = text.lastIndexOf(' ', Math.ceil(text.length / 2))
  const at = bestBreak(text) ?? (middle > 0 ? middle : Math.min(longest, Math.ceil(text.length / 2)))
  return splitAt(text, at).flatMap((half) => splitLongText(half, longest))
}

const splitAt = (text: string, at: number): string[] => [text.slice(0, at).trim(), text.slice(at).trim()]

const bestBreak = (phrase: string): number | undefined => {
  const best = breaksOf(phrase)
    .map(({ at, strength }) => ({ at, score: strength - Math.abs(at / phrase.length - 0.5) }))
    .toSorted((a, b) => b.score - a.score)[0]
  return best?.at
}

/** Every place to break, two words or a punctuation mark away from both ends. */
const breaksOf = (phrase: string): Break[] => {
  const spaces = [...phrase.matchAll(/\s+/g)]
  return spaces.flatMap(({ index, 0: space }, position) => {
    const next =
      phrase
        .slice(index + space.length)
        .match(/^\p{L}+/u)?.[0]
        .toLowerCase() ?? ''
    const punctuated =
      /[,;:—–)]$/.test(phrase.slice(0, index)) || /^[—–(]/.test(phrase.slice(index + space.length))
    if (punctuated) return [{ at: index, strength: afterPunctuation }]
    const strength = breathBefore[next]
    const nearEnd = position < 1 || position > spaces.length - 2
    return strength === undefined || nearEnd ? [] : [{ at: index, strength }]
  })
}
