import { anyTerm } from '../script/lexicon.ts'
import { writtenText } from '../script/read-script.ts'
import { languageOf } from './languages.ts'
import type { GlossaryTerm } from './missed-terms.ts'

/** What looks wrong in a translation. */
export type TranslationMarks = {
  /** Numbers that only the source or only the translation has. */
  numbers: string[]
  /** Words that stand as in the source. */
  leftWords: string[]
  /** Pieces with signs that the source does not have. */
  symbols: string[]
}

export type MarkKind = keyof TranslationMarks
export const markKinds = ['numbers', 'leftWords', 'symbols'] as const satisfies readonly MarkKind[]

export const noMarks: TranslationMarks = { numbers: [], leftWords: [], symbols: [] }

const unique = (items: readonly string[]): string[] => Array.from(new Set(items))

const countOf = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** A decimal digit of any script as its value: the digits of each script follow each other from its zero. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** Digits without what languages write between them: 3,000 and 3.000 are the same number. */
const plainNumber = (number: string): string =>
  number
    .replace(/[^\p{Nd}]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => (/[0-9]/.test(digit) ? digit : digitOf(digit)))

const number = /\p{Nd}+(?:[.,\u00a0\u202f\u066b\u066c'’]\p{Nd}+)*/gu

const numbersOf = (text: string): string[] => text.match(number) ?? []

/** Those of `some` that `others` do not have as often. */
const missingIn = (some: readonly string[], others: readonly string[]): string[] => {
  const left = countOf(others.map(plainNumber))
  return some.filter((one) => {
    const count = left.get(plainNumber(one)) ?? 0
    left.set(plainNumber(one), count - 1)
    return count <= 0
  })
}

const differingNumbers = (source: string, text: string): string[] => {
  const [asked, came] = [numbersOf(source), numbersOf(text)]
  return unique([...missingIn(asked, came), ...missingIn(came, asked)])
}

/** Shorter words are often the same in languages with the same letters. */
const leastLetters = { sameLetters: 4, otherLetters: 2 }

/** Lower case: names are written alike in every language. */
const sourceWords = /(?<![\p{L}\p{N}\p{M}])\p{Ll}[\p{Ll}'’-]*\p{Ll}(?![\p{L}\p{N}\p{M}])/gu

const leftWords = (source: string, text: string, language: string, kept: readonly string[]): string[] => {
  const least = leastLetters[languageOf(language).font === 'latin' ? 'sameLetters' : 'otherLetters']
  const pattern = anyTerm(kept)
  const without = pattern ? text.replaceAll(pattern, ' ') : text
  const inSource = new Set(source.match(sourceWords))
  const words = without.match(sourceWords) ?? []
  return unique(words.filter((word) => word.length >= least && inSource.has(word)))
}

/** Signs that translators leave in their answers, and a blank before a comma or a full stop. */
const debris = /[#*@_~^<>{}\\|=+\u{fffd}]|(?<=\p{L}) [,.](?!\p{N})/gu

const strangePieces = (source: string, text: string): string[] => {
  const known = countOf(source.match(debris) ?? [])
  return unique(
    Array.from(text.matchAll(debris)).flatMap(({ 0: sign, index }) => {
      const count = known.get(sign) ?? 0
      known.set(sign, count - 1)
      if (count > 0) return []
      const before = /\S*$/.exec(text.slice(0, index))?.[0] ?? ''
      const after = /^\S*/.exec(text.slice(index + sign.length))?.[0] ?? ''
      return [before + sign + after]
    }),
  )
}

/** Found by comparing a translation with its source. They are hints: a person may have meant it so. */
export const findMarks = (
  { source, script, language }: { source: string; script: string; language: string },
  glossary: readonly GlossaryTerm[],
): TranslationMarks => {
  const [asked, came] = [writtenText(source), writtenText(script)]
  if (came === '') return noMarks
  // Terms that stay as they are, and translations that are the same word.
  const kept = glossary.flatMap(({ term, keep, translations }) =>
    keep ? [term] : (translations[language]?.trim() ?? []),
  )
  return {
    numbers: differingNumbers(asked, came),
    leftWords: leftWords(asked, came, language, kept),
    symbols: strangePieces(asked, came),
  }
}
