import { describe, expect, it } from 'vitest'
import { estimateScriptSeconds } from '../languages/estimate-script-seconds.ts'
import { languageCodes, languageOf } from '../languages/languages.ts'
import { speechSamples } from '../languages/speech-samples.ts'
import { framesPerSecond, leadSamples, sampleRate, samplesPerFrame } from '../timeline/timing.ts'
import { captionTokens, countLetters } from './caption-tokens.ts'
import { type Cue, cueLimits, makeCues, type TimedSlideSentences } from './make-cues.ts'

const gap = 0.35 * sampleRate

/** A slide that speaks these sentences one after another at a pace, then is silent for two seconds. */
const hear = (
  sentences: readonly string[],
  language: string,
  wordsPerMinute: number,
  from = 0,
): TimedSlideSentences => {
  let at = from + leadSamples
  const heard = sentences.map((written) => {
    const start = at
    const end = start + Math.round(estimateScriptSeconds(written, language, wordsPerMinute) * sampleRate)
    at = end + gap
    return { written, start, end }
  })
  return { sentences: heard, endFrame: Math.ceil(at / samplesPerFrame) + 50 }
}

/** Fifty texts of one to six sentences, from the language's speech samples. */
const textsOf = (language: (typeof languageCodes)[number]): string[][] => {
  const { measured, heard } = speechSamples[language]
  const all = [...heard, ...measured]
  return Array.from({ length: 50 }, (_, text) =>
    Array.from({ length: 1 + (text % 6) }, (_, index) => all[(text * 7 + index * 3) % all.length] ?? ''),
  )
}

const textOf = (cues: readonly Cue[]) => cues.flatMap(({ lines }) => lines).join(' ')
const bare = (text: string) => text.replace(/\s+/g, '')

/** The slowest speaking speed, at which the captions of every language can be read in time. */
const allowedPace = 80

describe.each(languageCodes)('captions in %s', (language) => {
  const { caption } = languageOf(language)

  it.each([80, 150, 250])(
    'C4 leave no word of a sentence to a cue of its own, at %d words a minute',
    (pace) => {
      const countTokens = (text: string) => captionTokens(text, language).length
      for (const sentences of textsOf(language)) {
        const short = sentences.filter((sentence) => countTokens(sentence) === 1)
        const texts = makeCues([hear(sentences, language, pace)], language).map(({ lines }) =>
          lines.join(' '),
        )
        expect(texts.filter((text) => countTokens(text) === 1 && !short.includes(text))).toEqual([])
      }
    },
  )

  it('C1 C2 break no limit, whatever is said', () => {
    for (const sentences of textsOf(language)) {
      const slide = hear(sentences, language, allowedPace)
      const cues = makeCues([slide], language)
      expect(bare(textOf(cues))).toBe(bare(sentences.join(' ')))
      cues.forEach(({ startFrame, endFrame, lines }, index) => {
        const frames = endFrame - startFrame
        expect(lines.length).toBeLessThanOrEqual(cueLimits.lines)
        for (const line of lines) expect(countLetters(line)).toBeLessThanOrEqual(caption.lettersPerLine)
        expect(frames).toBeGreaterThanOrEqual(cueLimits.shortest)
        expect(frames).toBeLessThanOrEqual(cueLimits.longest)
        const next = cues[index + 1]?.startFrame ?? Number.POSITIVE_INFINITY
        expect(next - endFrame).toBeGreaterThanOrEqual(cueLimits.gap)
        expect(endFrame).toBeLessThanOrEqual(slide.endFrame)
      })
    }
  })

  it('C2 can be read: nobody has to be quicker than the language allows, where the speech leaves time', () => {
    const hurried = textsOf(language)
      .flatMap((sentences) => makeCues([hear(sentences, language, allowedPace)], language))
      .filter(({ startFrame, endFrame, lines }) => {
        const letters = lines.reduce((sum, line) => sum + countLetters(line), 0)
        return letters / ((endFrame - startFrame) / framesPerSecond) > caption.lettersPerSecond
      })
    expect(hurried).toEqual([])
  })

  it('C3 begin with their words', () => {
    for (const sentences of textsOf(language)) {
      const slide = hear(sentences, language, 150)
      const starts = new Set(makeCues([slide], language).map(({ startFrame }) => startFrame))
      const first = slide.sentences[0]?.start ?? 0
      expect([...starts][0]).toBe(Math.floor(first / samplesPerFrame))
    }
  })

  it('C4 are never torn inside a word', () => {
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    for (const sentences of textsOf(language)) {
      const cues = makeCues([hear(sentences, language, 150)], language)
      // Line ends, counted in letters without spaces, must be word ends of the dictionary.
      const ends = new Set<number>()
      let at = 0
      for (const sentence of sentences)
        for (const { segment } of segmenter.segment(sentence)) {
          at += bare(segment).length
          ends.add(at)
        }
      let line = 0
      for (const text of cues.flatMap(({ lines }) => lines)) {
        line += bare(text).length
        expect(ends.has(line)).toBe(true)
      }
    }
  })
})

describe('captions', () => {
  it('C5 a word said alone stays as long as it takes to read it, or is shown with what follows', () => {
    const cues = makeCues([hear(['No.', 'Never.', 'It was a long day in the harbour.'], 'en', 250)], 'en')
    for (const { startFrame, endFrame } of cues)
      expect(endFrame - startFrame).toBeGreaterThanOrEqual(cueLimits.shortest)
  })

  it('C4 an address that no line can hold is cut between its letters', () => {
    const address = `https://example.org/${'a'.repeat(120)}`
    const cues = makeCues([hear([`See ${address} now.`], 'en', 80)], 'en')
    expect(bare(textOf(cues))).toBe(`See${address}now.`)
  })

  it.each([
    ['ご視聴ありがとうございました。', ['ご', '視聴ありがとう', 'ございました。']],
    ['終わりました。またお会いしましょう！', ['終わりました。', 'またお', '会いしましょう！']],
    ['「港」をコンピューターで見る。', ['「港」を', 'コンピューターで', '見る。']],
  ])('C4 Japanese endings stay with their word, or are cut off where a part of it ends: %s', (text, words) =>
    expect(captionTokens(text, 'ja').map((token) => token.text)).toEqual(words),
  )

  it('C1 nothing said is no caption', () =>
    expect(makeCues([{ sentences: [], endFrame: 210 }], 'en')).toEqual([]))
})
