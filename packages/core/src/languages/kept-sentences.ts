import { commonItems } from '../compare/common-items.ts'
import { sentencePlaces } from '../script/read-script.ts'
import { parseScript } from '../script/script-parts.ts'
import { oneLine, type Span } from '../script/sentences.ts'

/** What stays of a translation when its source changed. */
export type Kept = {
  /** By sentence of the source as it is now: its translation; null for one that is new or changed. */
  known: (string | null)[]
  /** The texts before each sentence and after the last one; null where the source's decides. */
  gaps: (string | null)[]
}

type Sentences = { texts: string[]; gaps: string[] }

const cut = (script: string, places: readonly Span[]): Sentences => {
  const ends = [0, ...places.map(({ end }) => end)]
  const starts = [...places.map(({ start }) => start), script.length]
  return {
    texts: places.map(({ start, end }) => script.slice(start, end)),
    gaps: starts.map((start, index) => script.slice(ends[index] ?? 0, start)),
  }
}

const sentencesOf = (script: string, language: string): Sentences =>
  cut(script, sentencePlaces(script, language))

/** What a translator gets of a sentence: how it is pronounced does not change its translation. */
const meaning = (sentence: string): string =>
  oneLine(
    parseScript(sentence)
      .map((part) => (part.kind === 'pause' ? part.source : part.written))
      .join(''),
  )

type Change = {
  /** The source that the translation was made from, and the source as it is now. */
  before: string
  now: string
  translation: string
  from: string
  to: string
}

/**
 * The sentences of a translation whose source is the same as before. Null when none is, or when the translation has
 * another number of sentences than its source had: then nobody knows which belongs to which.
 */
export const keptSentences = ({ before, now, translation, from, to }: Change): Kept | null => {
  const [was, is] = [sentencesOf(before, from), sentencesOf(now, from)]
  const written = sentencesOf(translation, to)
  if (written.texts.length !== was.texts.length) return null
  const pairs = commonItems(was.texts.map(meaning), is.texts.map(meaning))
  if (pairs.length === 0) return null
  const oldOf = new Map(pairs.map(([old, current]) => [current, old]))
  /** The old place before sentence `at`: -1 before the first one, and the number of sentences after the last. */
  const placeOf = (at: number): number | undefined =>
    at < 0 ? -1 : at === is.texts.length ? was.texts.length : oldOf.get(at)
  return {
    known: is.texts.map((_, at) => {
      const old = oldOf.get(at)
      return old === undefined ? null : (written.texts[old] ?? null)
    }),
    gaps: is.gaps.map((gap, at) => {
      const [left, right] = [placeOf(at - 1), placeOf(at)]
      const isSamePlace = left !== undefined && right === left + 1
      return isSamePlace && was.gaps[right] === gap ? (written.gaps[right] ?? null) : null
    }),
  }
}
