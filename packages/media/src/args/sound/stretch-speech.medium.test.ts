import { readFile } from 'node:fs/promises'
import { stretchLimits } from '@voxdeck/core/timeline/fit-languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../../testing/speak.ts'
import { createWorkbench, type Workbench } from '../../../testing/workbench.ts'
import type { LevelledSentence } from '../../sentences/level-sentence.ts'
import { stretchSpeech } from './stretch-speech.ts'

let bench: Workbench
let spoken: LevelledSentence

beforeAll(async () => {
  bench = await createWorkbench()
  spoken = await speak(
    bench,
    'spoken',
    'Plenty of ships were counted in the harbour before the evening came.',
  )
})
afterAll(() => bench.scratch.dispose())

const loudnessOf = ({ inside }: { inside: string }) =>
  bench.loudness('-f', 's16le', '-ar', '48000', '-ac', '1', '-i', inside)

const paces = [stretchLimits.slowest, 0.97, 1.03, 1.1, stretchLimits.fastest]

describe('speech that is fitted', () => {
  it('Q5 lasts exactly as long as it is to, and is as loud as before', async () => {
    const before = await loudnessOf(spoken.file)
    const several = paces.map((pace, index) => ({
      input: spoken.file,
      samples: spoken.samples,
      fitted: Math.round(spoken.samples / pace),
      output: bench.scratch.file(`stretched-${index}.pcm`),
    }))
    await bench.ffmpeg.run(stretchSpeech(several), { scratch: bench.scratch })
    for (const { fitted, output } of several) {
      expect((await readFile(output.path)).length).toBe(fitted * 2)
      const { lufs } = await loudnessOf(output)
      expect(Math.abs(lufs - before.lufs)).toBeLessThan(0.5)
    }
  })

  it('Q5 keeps its pitch', async () => {
    const tone = bench.scratch.file('tone.pcm')
    await bench.bare(
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=220:duration=2',
      '-ar',
      '48000',
      '-f',
      's16le',
      tone.inside,
    )
    for (const pace of [stretchLimits.slowest, stretchLimits.fastest]) {
      const output = bench.scratch.file('tone-fitted.pcm')
      const one = { input: tone, samples: 96_000, fitted: Math.round(96_000 / pace), output }
      await bench.ffmpeg.run(stretchSpeech([one]), { scratch: bench.scratch })
      const bytes = await readFile(output.path)
      let crossings = 0
      const [from, to] = [12_000, bytes.length / 2 - 12_000]
      for (let sample = from; sample < to; sample++)
        if (bytes.readInt16LE(sample * 2) >= 0 && bytes.readInt16LE(sample * 2 - 2) < 0) crossings++
      expect(crossings / ((to - from) / 48_000)).toBeCloseTo(220, -1)
    }
  })

  it('Q5 twice the same is the same to the byte, alone or beside others', async () => {
    const fitted = Math.round(spoken.samples / 1.15)
    const one = (name: string) => ({
      input: spoken.file,
      samples: spoken.samples,
      fitted,
      output: bench.scratch.file(name),
    })
    const [alone, beside, other] = [one('alone.pcm'), one('beside.pcm'), one('other.pcm')]
    await bench.ffmpeg.run(stretchSpeech([alone]), { scratch: bench.scratch })
    await bench.ffmpeg.run(stretchSpeech([{ ...other, fitted: spoken.samples }, beside]), {
      scratch: bench.scratch,
    })
    expect((await readFile(alone.output.path)).equals(await readFile(beside.output.path))).toBe(true)
  })
})
