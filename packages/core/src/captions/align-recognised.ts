import { alignWords } from './align-words.ts'
import { normaliseWords } from './normalise-words.ts'

/** Words recognised between two pauses of a recording; start and end in samples. */
export type RecognisedPiece = { start: number; end: number; text: string }

export type Span = { start: number; end: number }

/**
 * Smallest share of the script's words to recognise; below it the recording says something else or was not
 * understood.
 */
export const leastRecognised = 1 / 2

type HeardWord = Span & { word: string }

/** A written sentence; `heard` is the span of its recognised words, null when none was recognised. */
type Sentence = {
  letters: number
  heard: Span | null
  /** Letters of its words before the first recognised one, and after the last. */
  before: number
  after: number
}

const lettersOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/** Divides the piece's time between its words in proportion to their letters. */
const wordsOf = ({ start, end, text }: RecognisedPiece): HeardWord[] => {
  const words = normaliseWords(text)
  const perLetter = (end - start) / lettersOf(words)
  let before = 0
  return words.map((word) => {
    const from = start + before * perLetter
    before += word.length
    return { word, start: from, end: start + before * perLetter }
  })
}

const sentenceOf = (words: readonly string[], heard: readonly (HeardWord | null)[]): Sentence => {
  const letters = Math.max(1, lettersOf(words))
  const first = heard.findIndex((word) => word !== null)
  const last = heard.findLastIndex((word) => word !== null)
  const [from, to] = [heard[first], heard[last]]
  if (!from || !to) return { letters, heard: null, before: 0, after: 0 }
  return {
    letters,
    heard: { start: from.start, end: to.end },
    before: lettersOf(words.slice(0, first)),
    after: lettersOf(words.slice(last + 1)),
  }
}

/**
 * Places the sentences missing between two recognised ones. The unrecognised words at the edges of those two take
 * their usual time per letter, and the missing sentences share the rest by their letters.
 */
const fillGap = (
  missing: readonly Sentence[],
  { start, end }: Span,
  { after, before, perLetter }: { after: number; before: number; perLetter: number },
): { previousEnd: number; spans: Span[]; nextStart: number } => {
  const letters = missing.reduce((sum, sentence) => sum + sentence.letters, 0)
  const pace = Math.min(perLetter, (end - start) / Math.max(1, after + letters + before))
  const previousEnd = start + after * pace
  const nextStart = end - before * pace
  let at = previousEnd
  const spans = missing.map((sentence) => {
    const from = at
    at += ((nextStart - previousEnd) * sentence.letters) / letters
    return { start: from, end: at }
  })
  return { previousEnd, spans, nextStart }
}

const placeSentences = (sentences: readonly Sentence[], perLetter: number, samples: number): Span[] => {
  const spans: Span[] = []
  let [missing, previous, after]: [Sentence[], Span, number] = [[], { start: 0, end: 0 }, 0]
  const close = (end: number, before: number): number => {
    const gap = fillGap(missing, { start: previous.end, end }, { after, before, perLetter })
    previous.end = gap.previousEnd
    spans.push(...gap.spans)
    missing = []
    return gap.nextStart
  }
  for (const sentence of sentences) {
    if (!sentence.heard) {
      missing.push(sentence)
      continue
    }
    previous = { start: close(sentence.heard.start, sentence.before), end: sentence.heard.end }
    after = sentence.after
    spans.push(previous)
  }
  close(samples, 0)
  return spans
}

/**
 * The span of each written sentence in a recording, from the recognised pieces: in order, inside the recording, one
 * for every sentence. Null when too few of the written words were recognised.
 */
export const alignRecognised = (
  written: readonly string[],
  pieces: readonly RecognisedPiece[],
  samples: number,
): Span[] | null => {
  const sentences = written.map(normaliseWords)
  const words = sentences.flat()
  const heard = pieces.flatMap(wordsOf)
  const counterparts = alignWords(
    words,
    heard.map(({ word }) => word),
  ).map((place) => (place === null ? null : (heard[place] ?? null)))
  const recognised = counterparts.filter((other, index) => other?.word === words[index]).length
  if (words.length === 0 || recognised < words.length * leastRecognised) return null
  let at = 0
  const aligned = sentences.map((own) => {
    const from = at
    at += own.length
    return sentenceOf(own, counterparts.slice(from, at))
  })
  const spoken = heard.reduce((sum, { start, end }) => sum + end - start, 0)
  const perLetter = spoken / Math.max(1, lettersOf(heard.map(({ word }) => word)))
  return inWholeSamples(placeSentences(aligned, perLetter, samples))
}

const inWholeSamples = (spans: readonly Span[]): Span[] => {
  let earliest = 0
  return spans.map((span) => {
    const start = Math.max(earliest, Math.round(span.start))
    earliest = Math.max(start, Math.round(span.end))
    return { start, end: earliest }
  })
}
