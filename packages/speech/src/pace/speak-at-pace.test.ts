import { speechSamples } from '@voxdeck/core/languages/speech-samples'
import { countWords } from '@voxdeck/core/script/words'
import { describe, expect, it } from 'vitest'
import { calibrate } from './calibrate.ts'
import { type Say, speakAtPace } from './speak-at-pace.ts'
import { splitSpeechAndGap } from './split-speech-and-gap.ts'
import { spokenUnits } from './spoken-units.ts'

const sampleRate = 1000

/** A voice as unsteady as real ones: lengths are not quite proportional to letters, nor to the speed setting. */
const createUnsteadyVoice = (secondsPerUnit: number) => {
  const said: { phrase: string; speed: number }[] = []
  const say: Say = async (phrase, speed) => {
    said.push({ phrase, speed })
    const mood = 1 + 0.12 * Math.sin(phrase.length * 7)
    const seconds = spokenUnits(phrase) * secondsPerUnit * mood * (0.25 + 0.75 / speed)
    return { samples: new Float32Array(Math.round(seconds * sampleRate)).fill(0.5), sampleRate }
  }
  return { say, said }
}

const narrate = async (say: Say, wordsPerMinute: number) => {
  const calibration = await calibrate({ model: 'model', language: 'en', say })
  let seconds = 0
  let words = 0
  for (const [index, text] of speechSamples.en.heard.entries()) {
    const { samples } = await speakAtPace({ text, language: 'en', wordsPerMinute }, calibration, say)
    const count = countWords(text)
    words += count
    seconds += samples.length / sampleRate
    if (index < speechSamples.en.heard.length - 1)
      seconds += splitSpeechAndGap({ words: count, wordsPerMinute }).gapSeconds
  }
  return (words / seconds) * 60
}

describe('speaking at a pace', () => {
  it.each([
    [80, 0.056],
    [80, 0.072],
    [150, 0.056],
    [150, 0.085],
    [250, 0.056],
    [250, 0.072],
  ])(
    '%i words a minute come out within a tenth, by a voice of %f s a letter',
    async (wordsPerMinute, pace) => {
      const measured = await narrate(createUnsteadyVoice(pace).say, wordsPerMinute)
      expect(Math.abs(measured / wordsPerMinute - 1)).toBeLessThan(0.1)
    },
  )

  it('pauses at phrases instead of slurring, and marks them as unfinished', async () => {
    const { say, said } = createUnsteadyVoice(0.06)
    const calibration = await calibrate({ model: 'model', language: 'en', say })
    said.length = 0
    const text = 'The market has moved to the hill because the streets were under water'
    await speakAtPace({ text, language: 'en', wordsPerMinute: 80 }, calibration, say)
    expect(said.length).toBeGreaterThan(1)
    expect(said[0]?.phrase).toMatch(/,$/)
    expect(
      said
        .map(({ phrase }) => phrase.replace(',', ''))
        .slice(0, 4)
        .join(' '),
    ).toContain('because')
    for (const { speed } of said) expect(speed).toBeGreaterThan(0.4)
  })

  it('says a sentence whole at an ordinary speed', async () => {
    const { say, said } = createUnsteadyVoice(0.06)
    const calibration = await calibrate({ model: 'model', language: 'en', say })
    said.length = 0
    const text = 'The market has moved to the hill, because the streets were under water.'
    await speakAtPace({ text, language: 'en', wordsPerMinute: 150 }, calibration, say)
    for (const { phrase } of said) expect(phrase).toBe(text)
    expect(said.length).toBeLessThanOrEqual(2)
  })

  it('says long text piece by piece', async () => {
    const { say, said } = createUnsteadyVoice(0.06)
    const calibration = await calibrate({ model: 'model', language: 'en', say })
    said.length = 0
    await speakAtPace(
      { text: 'all work and no play '.repeat(240), language: 'en', wordsPerMinute: 150 },
      calibration,
      say,
    )
    for (const { phrase } of said) expect(phrase.length).toBeLessThanOrEqual(201)
  })
})
