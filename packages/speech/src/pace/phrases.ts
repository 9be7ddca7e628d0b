const words = (list: string): Set<string> => new Set(list.split(' '))

/** English words before which a speaker may pause, and the weight of that break. */
const breathBefore: [words: Set<string>, gladly: number][] = [
  [words('and but or so because which who while when where until unless if although before after'), 0.6],
  [words('that as with without from into over under between for in on at by'), 0.3],
  [words('to'), 0.1],
]
/** No pause after these: they belong to the word that follows. */
const noBreathAfter = words('a an the my your his her its our their not no to of very')
/** A pause may separate a subject from its verb, unless the subject is one small word. */
const verbs = words('is are was were has have had will would can could must should may might')
const smallSubjects = words('i you he she it we they this that there who which what')
const beforeVerb = 0.2
const afterPunctuation = 1

type Phrase = { text: string; breakAt: number | undefined }

/** Splits a sentence into up to `count` phrases where a slow speaker would pause; fewer without such places. */
export const splitPhrases = (sentence: string, count: number): string[] => {
  let phrases = [phraseOf(sentence)]
  while (phrases.length < count) {
    const longest = phrases
      .filter((phrase) => phrase.breakAt !== undefined)
      .reduce<Phrase | undefined>((a, b) => (a && a.text.length >= b.text.length ? a : b), undefined)
    if (longest?.breakAt === undefined) break
    const halves = cut(longest.text, longest.breakAt).map(phraseOf)
    phrases = phrases.toSpliced(phrases.indexOf(longest), 1, ...halves)
  }
  return phrases.map((phrase) => phrase.text)
}

/** Splits text into pieces of at most `longest` characters, at phrases, else at words, else anywhere. */
export const splitLongText = (text: string, longest: number): string[] => {
  if (text.length <= longest) return [text]
  const middle = Math.ceil(text.length / 2)
  const space = text.lastIndexOf(' ', middle)
  const at = bestBreak(text) ?? (space > 0 ? space : middle)
  return cut(text, at).flatMap((half) => splitLongText(half, longest))
}

const phraseOf = (text: string): Phrase => ({ text, breakAt: bestBreak(text) })

const cut = (text: string, at: number): string[] => [text.slice(0, at).trim(), text.slice(at).trim()]

/** The break with the highest weight, less its distance from the middle. */
const bestBreak = (text: string): number | undefined => {
  const spaces = [...text.matchAll(/\s+(?=\S)/g)]
  let best: { at: number; score: number } | undefined
  for (const [position, { index, 0: space }] of spaces.entries()) {
    const twoWordsFromEnds = position >= 1 && position <= spaces.length - 2
    const strength = breakStrength(text, index, index + space.length, twoWordsFromEnds)
    const score = strength - Math.abs(index / text.length - 0.5)
    if (strength > 0 && (!best || score > best.score)) best = { at: index, score }
  }
  return best?.at
}

const breakStrength = (text: string, before: number, after: number, betweenWords: boolean): number => {
  if (/[,;:—–)]/.test(text[before - 1] ?? '') || /[—–(]/.test(text[after] ?? '')) return afterPunctuation
  const last = (text.slice(Math.max(0, before - 12), before).match(/\p{L}+$/u)?.[0] ?? '').toLowerCase()
  const next = (text.slice(after, after + 12).match(/^\p{L}+/u)?.[0] ?? '').toLowerCase()
  if (!betweenWords || noBreathAfter.has(last)) return 0
  if (verbs.has(next)) return smallSubjects.has(last) ? 0 : beforeVerb
  return breathBefore.find(([openers]) => openers.has(next))?.[1] ?? 0
}
