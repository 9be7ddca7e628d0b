import type { Plan } from '@voxdeck/core/plan/plan'
import { testTools } from '@voxdeck/core/testing/test-tools'
import { longestFit, shortestFit, stretchLimits } from '@voxdeck/core/timeline/fit-languages'
import { leadSamples, sampleRate, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { describe, expect, it } from 'vitest'
import { layOutPlan } from './lay-out-plan.ts'

const slides = 200
const secondsOfSpeech = 2 * 3600
const sentencesPerSlide = 9

const plan: Plan = {
  format: 3,
  projectId: 'project',
  toolchain: testTools(),
  salt: '',
  frame: { width: 1920, height: 1080, framesPerSecond: 30 },
  transition: 'fade',
  wordsPerMinute: 150,
  languages: ['en'],
  slides: Array.from({ length: slides }, (_, index) => ({
    slideId: `image-${index}`,
    picture: `pictures/${index}.png`,
    pictureHash: `hash-${index % 150}`,
    manualSeconds: null,
    narration: {
      en: { voice: 'adam', sentences: Array.from({ length: sentencesPerSlide }, () => 'Words.') },
    },
  })),
}

const spokenIn = (language: string, sentences: number, samplesOf: (slide: number) => number) =>
  plan.slides.map((_, slide) =>
    Array.from({ length: sentences }, (_, index) => ({
      key: `${language}-${slide}-${index}`,
      samples: samplesOf(slide),
      gapSamples: 0,
      peaks: [],
    })),
  )

const samples = Math.round((secondsOfSpeech * sampleRate) / slides / sentencesPerSlide)
const narration = new Map([['en', spokenIn('en', sentencesPerSlide, () => samples)]])

describe('laying out 200 slides and two hours of narration', () => {
  it('takes under a second', async () => {
    // Of the processor: other programs of the machine take their share of the clock's.
    const started = process.threadCpuUsage()
    const { layout, tracks, shotKeys } = await layOutPlan(plan, narration)
    const { user, system } = process.threadCpuUsage(started)
    const milliseconds = (user + system) / 1000
    process.stdout.write(`      laid out ${layout.frames} frames in ${milliseconds.toFixed(0)} ms\n`)
    expect(layout.slides).toHaveLength(slides)
    expect(tracks.en).toHaveLength(slides * sentencesPerSlide)
    expect(layout.frames / 30).toBeCloseTo(secondsOfSpeech + slides * 2, -1)
    // Fifty slides repeat earlier pictures and transitions; only the last has no transition, so it has its own shot.
    expect(new Set(shotKeys).size).toBe(150 + 1)
    expect(milliseconds).toBeLessThan(1000)
  })
})

describe('laying out a video in four languages', () => {
  const languages = ['en', 'fr', 'th', 'ja']
  const of = (count: number): Plan => ({
    ...plan,
    languages,
    slides: plan.slides.slice(0, count).map((slide) => ({
      ...slide,
      narration: Object.fromEntries(
        languages.map((language) => [language, { voice: 'voice', sentences: ['Words.', 'More words.'] }]),
      ),
    })),
  })
  // Lengths differ by up to 60 %, and the longest language changes from slide to slide.
  const samplesOf = (language: number) => (slide: number) =>
    Math.round(120_000 * (1 + 0.6 * (((slide * 7 + language * 3) % 11) / 10)))
  const spoken = new Map(
    languages.map((language, index) => [language, spokenIn(language, 2, samplesOf(index)).slice(0, 20)]),
  )

  it('Q1 Q5 nothing is cut, nobody speaks before another has ended, and every pace is comfortable', async () => {
    const { layout, tracks } = await layOutPlan(of(20), spoken)
    for (const language of languages) {
      const placed = tracks[language] ?? []
      expect(placed).toHaveLength(40)
      for (const [index, { startSample, samples: length, from }] of placed.entries()) {
        const slide = layout.slides[Math.floor(index / 2)]
        const end = ((slide?.startFrame ?? 0) + (slide?.frames ?? 0)) * samplesPerFrame
        expect(startSample + length).toBeLessThanOrEqual(end)
        expect(startSample).toBeGreaterThanOrEqual((slide?.startFrame ?? 0) * samplesPerFrame + leadSamples)
        const before = placed[index - 1]
        expect(startSample).toBeGreaterThanOrEqual(before ? before.startSample + before.samples : 0)
        // Ends are rounded to whole samples, so a sentence may be one sample longer or shorter than its share.
        const said = from?.samples ?? length
        expect(length).toBeGreaterThanOrEqual(shortestFit(said) - 1)
        expect(length).toBeLessThanOrEqual(longestFit(said) + 1)
      }
    }
    expect(stretchLimits).toEqual({ slowest: 0.9, fastest: 1.2 })
  })

  it('Q2 leaves far less silence than waiting for the longest', async () => {
    const { layout, tracks } = await layOutPlan(of(20), spoken)
    const heard = (language: string) =>
      (tracks[language] ?? []).reduce((sum, { samples: length }) => sum + length, 0)
    const silence = languages.reduce(
      (sum, language) => sum + layout.frames * samplesPerFrame - heard(language),
      0,
    )
    let padded = 0
    for (let slide = 0; slide < 20; slide++) {
      const lengths = languages.map((_, language) => 2 * samplesOf(language)(slide))
      padded += lengths.reduce((sum, length) => sum + Math.max(...lengths) - length, 0)
    }
    // The fixed two seconds of every slide occur in both layouts, so they are not counted.
    const pauses = 20 * languages.length * 2 * sampleRate
    const ratio = (silence - pauses) / padded
    process.stdout.write(
      `      silence ${((silence - pauses) / sampleRate).toFixed(1)} s, padded ${(padded / sampleRate).toFixed(1)} s\n`,
    )
    expect(ratio).toBeLessThanOrEqual(0.7)
  })

  it('C3 captions are made in each language, and end with their slides', async () => {
    const { layout, captions } = await layOutPlan(of(20), spoken)
    for (const language of languages) {
      expect(captions[language]?.length).toBeGreaterThanOrEqual(20)
      expect(captions[language]?.at(-1)?.endFrame).toBeLessThanOrEqual(layout.frames)
    }
  })

  it('twelve languages of 200 slides and two hours each take what so many single ones take', async () => {
    const twelve = ['en', 'es', 'fr', 'de', 'pt-BR', 'it', 'ca', 'th', 'ja', 'ko', 'hi', 'ar']
    const wide: Plan = {
      ...plan,
      languages: twelve,
      slides: plan.slides.map((slide) => ({
        ...slide,
        narration: Object.fromEntries(
          twelve.map((language) => [
            language,
            {
              voice: 'voice',
              sentences: Array.from({ length: sentencesPerSlide }, () => 'So many words here.'),
            },
          ]),
        ),
      })),
    }
    const all = new Map(
      twelve.map((language, index) => [
        language,
        spokenIn(language, sentencesPerSlide, (slide) => samples * (1 + ((slide + index) % 5) / 10)),
      ]),
    )
    const timeOf = async (languages: readonly string[]) => {
      const started = performance.now()
      const spokenNow = new Map(languages.map((language) => [language, all.get(language) ?? []]))
      const { tracks } = await layOutPlan({ ...wide, languages: [...languages] }, spokenNow)
      expect(Object.keys(tracks)).toEqual(languages)
      return performance.now() - started
    }
    const one = await timeOf(['en'])
    const milliseconds = await timeOf(twelve)
    process.stdout.write(
      `      laid out one language in ${one.toFixed(0)} ms, twelve in ${milliseconds.toFixed(0)}\n`,
    )
    // Captions that are split letter by letter, as in some languages, take longer than English ones.
    expect(milliseconds).toBeLessThan(40 * one)
  }, 120_000)
})

describe('laying out a language that is only read', () => {
  const read = {
    ...plan,
    subtitles: ['ar'],
    slides: plan.slides.slice(0, 2).map((slide) => ({
      ...slide,
      narration: {
        ...slide.narration,
        ar: { voice: '', sentences: [], written: ['واحد هنا.', 'اثنان هناك.'] },
      },
    })),
  }
  it('P15 its captions are shown while the other language is heard, and only then', async () => {
    const said = new Map([['en', spokenIn('en', sentencesPerSlide, () => samples).slice(0, 2)]])
    const { captions, layout, tracks } = await layOutPlan(read, said)
    expect(Object.keys(tracks)).toEqual(['en'])
    for (const [slide, { startFrame, frames }] of layout.slides.entries()) {
      const within = (captions.ar ?? []).filter(
        (cue) => cue.startFrame >= startFrame && cue.startFrame < startFrame + frames,
      )
      expect(within.flatMap(({ lines }) => lines).join(' ')).toBe('واحد هنا. اثنان هناك.')
      const heardAt = (tracks.en?.[slide * sentencesPerSlide]?.startSample ?? 0) / samplesPerFrame
      expect(within[0]?.startFrame).toBe(Math.floor(heardAt))
    }
  })
})
