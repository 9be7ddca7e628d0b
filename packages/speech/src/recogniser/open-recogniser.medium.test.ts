import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { alignRecognised } from '@voxdeck/core/captions/align-recognised'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineContext } from '../../testing/engine-context.ts'
import { resample } from '../../testing/resample.ts'
import { testRecogniser, testVoices } from '../../testing/test-models.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import { readVoiceFolders } from '../sherpa/voice-folder.ts'
import { voiceModel } from '../sherpa/voice-model.ts'
import { createVoiceProcess } from '../sherpa/voice-process.ts'
import { openRecogniser, type Recogniser } from './open-recogniser.ts'
import { recogniserRate as rate, recogniserFiles } from './recogniser-model.ts'

const { runInSlot } = engineContext

const script = [
  'Welcome to the quarterly review.',
  'Sales rose by 12% in the north, while costs stayed flat.',
  'Why did that happen?',
  'Mostly because of the new warehouse, which opened in May and saves two days on every order.',
  'Thank you.',
  'Next quarter we plan to hire three engineers, and to move the office closer to the station.',
]
const pauses = [0.3, 0.2, 1.5, 0.4, 0.9, 0.25]

type Recorded = { samples: Float32Array; starts: number[] }

const joined = (parts: Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A script as a person would read it, with pauses of different lengths. */
const record = async (say: Say): Promise<Recorded> => {
  const parts: Float32Array[] = []
  const starts: number[] = []
  let at = 0
  for (const [index, text] of script.entries()) {
    const spoken = await say(text, 1)
    const speech = resample(spoken.samples, spoken.sampleRate, rate)
    const pause = new Float32Array(Math.round((pauses[index] ?? 0) * rate))
    at += pause.length
    starts.push(at / rate)
    at += speech.length
    parts.push(pause, speech)
  }
  return { samples: joined(parts), starts }
}

/** Adds the noise of a room that is not quite quiet. */
const withNoise = (samples: Float32Array, level: number): Float32Array => {
  let noise = 1
  return samples.map((sample) => {
    noise = (noise * 48_271) % 2_147_483_647
    return sample + level * (noise / 1_073_741_823.5 - 1)
  })
}

const recordAll = async (): Promise<Map<string, Recorded>> => {
  const { VOICES_DIR, ESPEAK_DATA_DIR } = testVoices()
  const recorded = new Map<string, Recorded>()
  for (const folder of await readVoiceFolders(VOICES_DIR)) {
    const voice = createVoiceProcess(voiceModel(folder, ESPEAK_DATA_DIR), runInSlot)
    recorded.set(basename(folder.path), await record(voice.sayAs(0)))
    voice.close()
  }
  return recorded
}

const splitByLetters = (seconds: number): number[] => {
  const letters = script.map(({ length }) => length)
  const before = (index: number) => letters.slice(0, index).reduce((sum, length) => sum + length, 0)
  return script.map((_, index) => (seconds * before(index)) / before(script.length))
}

const errorsOf = (starts: readonly number[], truth: readonly number[]) =>
  truth.map((start, index) => Math.abs((starts[index] ?? Number.NaN) - start))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const shown = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ')

describe('a recogniser', () => {
  let recorded: Map<string, Recorded>
  let recogniser: Recogniser
  beforeAll(async () => {
    recorded = await recordAll()
    const opened = await openRecogniser(testRecogniser(), runInSlot)
    if (!opened) throw new Error('run ./dev/setup')
    recogniser = opened
  })
  afterAll(() => recogniser.close())

  const recordingOf = (voice: string): Recorded => {
    const found = recorded.get(voice)
    if (!found) throw new Error(`no voice ${voice}`)
    return found
  }

  it.each([
    ['adam', 0],
    ['bella', 0],
    ['adam', 0.005],
    ['bella', 0.005],
  ])('C8 finds the sentences of %s in noise of %d, each within half a second', async (voice, room) => {
    const { samples, starts } = recordingOf(voice)
    const pieces = await recogniser.hear(withNoise(samples, room))
    const spans = alignRecognised(script, pieces, samples.length)
    const recognised = errorsOf(spans?.map(({ start }) => start / rate) ?? [], starts)
    const proportional = errorsOf(splitByLetters(samples.length / rate), starts)
    process.stdout.write(
      `      ${voice}, noise ${room}: off by ${shown(recognised)} s; shared out, by ${shown(proportional)} s\n`,
    )
    expect(Math.max(...recognised)).toBeLessThanOrEqual(0.5)
    expect(mean(recognised)).toBeLessThan(mean(proportional) / 2)
  })

  it('hears nothing in silence', async () =>
    expect(await recogniser.hear(new Float32Array(rate))).toEqual([]))

  it('lets the worker breathe, and stops when it is told to', async () => {
    const { samples } = recordingOf('bella')
    const heard = await recogniser.hear(samples)
    const delays = monitorEventLoopDelay({ resolution: 5 })
    delays.enable()
    const controller = new AbortController()
    const both = Promise.allSettled([
      recogniser.hear(samples, controller.signal),
      recogniser.hear(samples, controller.signal),
    ])
    await setTimeout(300)
    controller.abort(new Error('enough'))
    expect((await both).map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
      'Error: enough',
      'Error: enough',
    ])
    delays.disable()
    // On a busy machine every process is delayed at times; recognising in this process would block it for longer.
    expect(delays.max / 1e6).toBeLessThan(1000)
    expect(await recogniser.hear(samples)).toEqual(heard)
  })

  it('is not there without a folder, and says so when its folder lacks something', async () => {
    expect(await openRecogniser(undefined, runInSlot)).toBeNull()
    expect(await openRecogniser('', runInSlot)).toBeNull()
    await expect(openRecogniser(tmpdir(), runInSlot)).rejects.toThrow(recogniserFiles.encoder)
  })

  it('fails, and not the worker, when its model is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'voxdeck-no-model-'))
    for (const name of Object.values(recogniserFiles)) await writeFile(join(folder, name), 'no model')
    const broken = await openRecogniser(folder, runInSlot)
    await expect(broken?.hear(new Float32Array(rate).fill(0.5))).rejects.toThrow('the recogniser ended')
    broken?.close()
    await rm(folder, { recursive: true })
  })
})
