import { languageOf } from '../languages/languages.ts'
import { framesPerSecond, samplesPerFrame } from '../timeline/timing.ts'
import { breakLines, endsWithPunctuation } from './break-lines.ts'
import { type CaptionToken, captionTokens, lettersOfTokens } from './caption-tokens.ts'

/** A sentence and its span in samples from the start of the video. */
export type HeardSentence = { written: string; start: number; end: number }

/** The sentences of one slide; no cue lasts longer than its `endFrame`. */
export type TimedSlideSentences = { sentences: readonly HeardSentence[]; endFrame: number }

export type Cue = { startFrame: number; endFrame: number; lines: string[] }

/** A cue lasts 5/6 of a second to 7 seconds; two blank frames between cues make the change visible. */
export const cueLimits = {
  shortest: Math.round((framesPerSecond * 5) / 6),
  longest: 7 * framesPerSecond,
  gap: 2,
  lines: 2,
} as const

/** A cue stays this many frames after its last word: reading is slower than hearing. */
const cueTailFrames = framesPerSecond / 2

type HeardToken = CaptionToken & { start: number; end: number; endsSentence: boolean }

/** Divides the sentence's time between its tokens in proportion to their letters. */
const timeTokens = ({ written, start, end }: HeardSentence, language: string): HeardToken[] => {
  const tokens = captionTokens(written, language)
  const total = tokens.reduce((sum, { letters }) => sum + letters, 0)
  const at = (letters: number) => (start + ((end - start) * letters) / total) / samplesPerFrame
  let before = 0
  return tokens.map((token, index) => {
    const heard = { start: at(before), end: at(before + token.letters) }
    before += token.letters
    return { ...token, ...heard, endsSentence: index === tokens.length - 1 }
  })
}

// Costs of a cue: breaking a limit is worst, then joining sentences, then reading too fast, then a single word of a longer
// sentence or breaking inside a phrase, then each further cue.
const penalty = { limit: 1_000_000, sentence: 60, alone: 35, word: 30, hurry: 40, cue: 25 } as const

/** From the frame of the first word, for as long as reading takes, and until before the next cue at most. */
const timesOf = (
  { first, last, next }: { first: HeardToken; last: HeardToken; next: HeardToken | undefined },
  letters: number,
  lettersPerSecond: number,
  endFrame: number,
) => {
  const startFrame = Math.floor(first.start)
  const latest = Math.min(
    next ? Math.floor(next.start) - cueLimits.gap : endFrame,
    startFrame + cueLimits.longest,
  )
  const toRead = Math.ceil((letters / lettersPerSecond) * framesPerSecond)
  const wished = Math.max(
    Math.ceil(last.end + cueTailFrames),
    startFrame + Math.max(cueLimits.shortest, toRead),
  )
  return { startFrame, endFrame: Math.max(startFrame + 1, Math.min(wished, latest)) }
}

const readingSpeedExcess = (letters: number, frames: number, lettersPerSecond: number): number =>
  Math.max(0, letters / (frames / framesPerSecond) / lettersPerSecond - 1)

const startsSentence = (tokens: readonly HeardToken[], at: number): boolean =>
  at === 0 || (tokens[at - 1]?.endsSentence ?? true)

type Choice = { cost: number; from: number; cue: Cue | null }

/** The cheapest division of a slide's tokens into cues, by dynamic programming from the first token to the last. */
const cutIntoCues = (tokens: readonly HeardToken[], language: string, slideEnd: number): Cue[] => {
  const { lettersPerLine, lettersPerSecond } = languageOf(language).caption
  const best: Choice[] = [{ cost: 0, from: 0, cue: null }]
  for (let end = 1; end <= tokens.length; end++) {
    let chosen: Choice = { cost: Number.POSITIVE_INFINITY, from: end - 1, cue: null }
    for (let from = end - 1; from >= 0; from--) {
      const part = tokens.slice(from, end)
      const [first, last, next] = [part[0], part.at(-1), tokens[end]]
      const lines = breakLines(part, lettersPerLine)
      if (!first || !last || !lines) break
      const letters = lettersOfTokens(part)
      const times = timesOf({ first, last, next }, letters, lettersPerSecond, slideEnd)
      const frames = times.endFrame - times.startFrame
      const isBroken = frames < cueLimits.shortest || last.end - first.start > cueLimits.longest
      const breaks = last.endsSentence ? 0 : endsWithPunctuation(last) ? 0 : penalty.word
      const isAlone = part.length === 1 && !(startsSentence(tokens, from) && last.endsSentence)
      const joined = part.slice(0, -1).filter(({ endsSentence }) => endsSentence).length
      const cost =
        (best[from]?.cost ?? 0) +
        penalty.cue +
        breaks +
        joined * penalty.sentence +
        (isAlone ? penalty.alone : 0) +
        readingSpeedExcess(letters, frames, lettersPerSecond) * penalty.hurry +
        (isBroken ? penalty.limit : 0)
      if (cost < chosen.cost) chosen = { cost, from, cue: { ...times, lines } }
    }
    best.push(chosen)
  }
  const cues: Cue[] = []
  for (let at = tokens.length; at > 0; at = best[at]?.from ?? 0) {
    const cue = best[at]?.cue
    if (cue) cues.unshift(cue)
  }
  return cues
}

/** A video's captions in one language, from the spans of its sentences. */
export const makeCues = (slides: readonly TimedSlideSentences[], language: string): Cue[] =>
  slides.flatMap(({ sentences, endFrame }) =>
    cutIntoCues(
      sentences.flatMap((sentence) => timeTokens(sentence, language)),
      language,
      endFrame,
    ),
  )
