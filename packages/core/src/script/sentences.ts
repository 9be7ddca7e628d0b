import { type Language, languageOf } from '../languages/languages.ts'
import { cutLengths } from './cut-long-sentence.ts'

/** Initials, and words of initials: 'J. R.', 'U.S.'; but not the word I. */
const initials = '(?:\\p{Lu}\\.)+\\p{Lu}|(?!I)\\p{Lu}'

const anyOf = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('.', '\\.'))

const endsWith = (patterns: readonly string[]): RegExp =>
  patterns.length === 0 ? /(?!)/ : new RegExp(`(?<![\\p{L}\\p{N}])(${patterns.join('|')})\\.$`, 'u')

/** What the segmenter does not know: the endings after which a sentence goes on. */
const rulesOf = ({ code, abbreviations, beforeNumbers }: Language) => {
  const [abbreviation, numberFollows] = [
    endsWith([...anyOf(abbreviations), initials]),
    endsWith(anyOf(beforeNumbers)),
  ]
  return {
    segmenter: new Intl.Segmenter(code, { granularity: 'sentence' }),
    goesOn: (ending: string, next: string): boolean =>
      abbreviation.test(ending) || (numberFollows.test(ending) && /^\p{N}/u.test(next)),
  }
}

const known = new Map<string, ReturnType<typeof rulesOf>>()

const sentenceRules = (code: string) => {
  const rules = known.get(code) ?? rulesOf(languageOf(code))
  known.set(code, rules)
  return rules
}

/** Longer than any abbreviation: only this many last letters are tested, however long the text is. */
const tail = 32

export type Span = { start: number; end: number }

/** The position of each sentence in a script; line breaks end a sentence too. */
export const sentenceSpans = (script: string, language: string): Span[] => {
  const { segmenter, goesOn } = sentenceRules(language)
  const spans: Span[] = []
  for (const { 0: line, index: lineStart } of script.matchAll(/[^\n]+/g)) {
    let start = 0
    const segments = Array.from(segmenter.segment(line))
    for (const [position, { segment, index }] of segments.entries()) {
      const end = index + segment.trimEnd().length
      const ending = line.slice(Math.max(start, end - tail), end)
      if (goesOn(ending, segments[position + 1]?.segment ?? '')) continue
      push(spans, script, { start: lineStart + start, end: lineStart + end })
      start = index + segment.length
    }
    push(spans, script, { start: lineStart + start, end: lineStart + line.length })
  }
  return spans
}

const push = (spans: Span[], script: string, { start, end }: Span) => {
  let from = start
  for (const length of cutLengths(script.slice(start, end))) {
    const piece = script.slice(from, from + length)
    const trimmed = from + piece.length - piece.trimStart().length
    // Punctuation alone is not spoken.
    if (/[\p{L}\p{N}]/u.test(piece)) spans.push({ start: trimmed, end: trimmed + piece.trim().length })
    from += length
  }
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The sentences of a script, which are spoken one by one. */
export const splitSentences = (script: string, language: string): string[] =>
  sentenceSpans(script, language).map(({ start, end }) => oneLine(script.slice(start, end)))
