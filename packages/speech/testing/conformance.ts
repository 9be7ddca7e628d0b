import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { isLanguageCode } from '@voxdeck/core/languages/languages'
import { speechSamples } from '@voxdeck/core/languages/speech-samples'
import { countBeats } from '@voxdeck/core/script/beats'
import type { Voice } from '@voxdeck/core/voices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitSpeechAndGap } from '../src/pace/split-speech-and-gap.ts'
import type { Speech, SpeechEngine } from '../src/speech-engine.ts'
import { NothingToSay, VoiceNotFound } from '../src/speech-errors.ts'

const sentence = 'Please read this sentence, and then read it again.'
const longText = 'and the committee, after a short discussion, considered the next proposal '.repeat(68)
const hostileTexts = [
  'a\u0000b\u0007c',
  '<speak><break time="60s"/>Hello</speak>',
  '[[h@l@U]]',
  'Hello สวัสดีครับ world',
  '\u202Ehello\u202C \uD800',
  'e\u0301\u0301\u0301'.repeat(10),
  'x'.repeat(120),
  'C:\\path\\%s%n `id` $(id)',
  '12345678901234567890',
]
const silentTexts = ['', ' \n\t', '🎉🎉🎉', '...', '\u0001\u0002']

/** Tests that every engine must pass. Every voice it offers is tested; one of them has to be English. */
export const describeSpeechEngine = (create: () => Promise<SpeechEngine>): void => {
  describe('as a speech engine', () => {
    let engine: SpeechEngine
    let voices: Voice[]

    beforeAll(async () => {
      engine = await create()
      voices = engine.voices
    })
    afterAll(() => engine?.close())

    const speak = (voice: string, text: string, wordsPerMinute = 150, signal?: AbortSignal) =>
      engine.speak({ voice, text, wordsPerMinute, ...(signal && { signal }) })
    const english = () => voices.filter(({ language }) => language === 'en').slice(0, 2)
    const anyVoice = () => english()[0]?.id ?? 'none'

    it('offers voices, each once, and says what it is', () => {
      expect(voices.length).toBeGreaterThan(0)
      expect(new Set(voices.map((voice) => voice.id)).size).toBe(voices.length)
      for (const { id } of voices) expect(engine.versionOf(id)).not.toBe('')
    })

    it('H1 says of each voice which language it speaks, and by which engine', () => {
      for (const voice of voices) {
        expect(isLanguageCode(voice.language)).toBe(true)
        expect(voice.engine).toBe(engine.id)
        expect(voice.name).not.toBe('')
      }
    })

    it('H1 lets each voice read its own language, at a pace that is as long as English would take', async () => {
      const flawsOf = async (voice: Voice) => {
        const { wordsPerMinute, sentences } = await narrate(voice, speak, 150)
        const flaws = sentences.map(flawOf).filter((flaw) => flaw !== undefined)
        if (Math.abs(wordsPerMinute / 150 - 1) > 0.1)
          flaws.push(`${wordsPerMinute.toFixed(0)} words a minute`)
        if (new Set(sentences.map(({ sampleRate }) => sampleRate)).size > 1)
          flaws.push('several sample rates')
        return flaws.map((flaw) => `${voice.id}: ${flaw}`)
      }
      // The English voices are tested at three paces below.
      const others = voices.filter((voice) => !english().includes(voice))
      expect((await Promise.all(others.map(flawsOf))).flat()).toEqual([])
    })

    it.each([80, 150, 250])(
      'speaks at %i words a minute within a tenth, off the event loop',
      async (asked) => {
        const delay = monitorEventLoopDelay({ resolution: 10 })
        const before = process.threadCpuUsage()
        delay.enable()
        const narrations = await Promise.all(english().map((voice) => narrate(voice, speak, asked)))
        delay.disable()
        for (const { wordsPerMinute, sentences } of narrations) {
          expect(wordsPerMinute).toBeGreaterThan(asked * 0.9)
          expect(wordsPerMinute).toBeLessThan(asked * 1.1)
          expect(sentences.map(flawOf)).toEqual(sentences.map(() => undefined))
        }
        // A worker that cannot send its heartbeat loses its work to another. On a busy machine every process is
        // delayed at times; an engine that worked in this thread would also compute for a tenth of the speech's
        // length.
        expect(delay.max / 1e6).toBeLessThan(1000)
        const said = sum(narrations.map(({ seconds }) => seconds))
        const { user, system } = process.threadCpuUsage(before)
        expect((user + system) / 1e6 / said).toBeLessThan(0.05)
      },
    )

    it('says the same twice, also while it says other things', async () => {
      const alone = await speak(anyVoice(), sentence)
      const together = await Promise.all(
        english().flatMap(({ id }) => [
          speak(id, 'Something else.', 220),
          speak(id, sentence),
          speak(id, sentence),
        ]),
      )
      expect(together[1]).toEqual(alone)
      expect(together[2]).toEqual(alone)
    })

    it('stops at once when it is told to, and speaks on afterwards', async () => {
      const controller = new AbortController()
      const speech = speak(anyVoice(), longText, 150, controller.signal)
      await setTimeout(500)
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      const abortedAt = performance.now()
      controller.abort(new Error('not needed any more'))
      await expect(speech).rejects.toThrow('not needed any more')
      const stoppedAfter = performance.now() - abortedAt
      // The monitor learns of a delay with its next turn. A busy machine delays this process: that is no engine's fault.
      await setTimeout(20)
      delay.disable()
      expect(stoppedAfter - delay.max / 1e6).toBeLessThan(100)
      expect(flawOf(await speak(anyVoice(), sentence))).toBeUndefined()
    })

    it('does not begin what is cancelled already', async () => {
      const signal = AbortSignal.abort(new Error('too late'))
      await expect(speak(anyVoice(), sentence, 150, signal)).rejects.toThrow('too late')
    })

    it('lets others speak between the phrases of a sentence of 5,000 characters', async () => {
      const controller = new AbortController()
      const long = speak(anyVoice(), longText, 250, controller.signal)
      const short = speak(anyVoice(), sentence).then(() => 'the short one')
      const first = await Promise.race([long, short])
      controller.abort(new Error('heard enough'))
      await expect(long).rejects.toThrow('heard enough')
      expect(first).toBe('the short one')
    })

    it.each(hostileTexts)('survives %j', async (text) => {
      expect(flawOf(await speak(anyVoice(), text, 250))).toBeUndefined()
    })

    it.each(silentTexts)('has nothing to say for %j', async (text) => {
      await expect(speak(anyVoice(), text)).rejects.toThrow(NothingToSay)
    })

    it('does not know a voice it does not offer', async () => {
      await expect(speak('nobody', sentence)).rejects.toThrow(VoiceNotFound)
    })
  })
}

type Speak = (voice: string, text: string, wordsPerMinute: number) => Promise<Speech>

const narrate = async ({ id, language }: Voice, speak: Speak, asked: number) => {
  const sentences: Speech[] = []
  for (const text of speechSamples[language].heard) sentences.push(await speak(id, text, asked))
  const counts = speechSamples[language].heard.map((text) => countBeats(text, language))
  const gaps = counts
    .slice(0, -1)
    .map((words) => splitSpeechAndGap({ words, wordsPerMinute: asked }).gapSeconds)
  const seconds = sum(sentences.map(({ samples, sampleRate }) => samples.length / sampleRate)) + sum(gaps)
  return { sentences, seconds, wordsPerMinute: (sum(counts) / seconds) * 60 }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What is wrong with the sound of a sentence, whatever its text; undefined when nothing is. */
const flawOf = ({ samples, sampleRate }: Speech): string | undefined => {
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  const ends = Math.round(0.06 * sampleRate)
  const sounds = (part: Float32Array) => part.some((sample) => Math.abs(sample) > peak * 0.005)
  if (sampleRate < 16_000) return `only ${sampleRate} samples a second`
  if (samples.length < 0.1 * sampleRate) return 'too short to be heard'
  if (peak < 0.02 || peak > 1) return `a peak of ${peak}`
  if (!sounds(samples.subarray(0, ends))) return 'silence at the beginning'
  if (!sounds(samples.subarray(-ends))) return 'silence at the end'
  return undefined
}
