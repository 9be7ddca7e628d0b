import { readFile, stat, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import { levelSentence } from './level-sentence.ts'

let bench: Workbench
beforeAll(async () => {
  bench = await createWorkbench()
})
afterAll(() => bench.scratch.dispose())

const samplesOf = async (path: string): Promise<Float32Array> => {
  const bytes = await readFile(path)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

/** A voice with plosives and pauses, from espeak-ng, at any engine's sample rate. */
const speak = async (text: string, rate: number): Promise<Float32Array> => {
  const wav = bench.scratch.file('spoken.wav')
  const raw = bench.scratch.file('spoken.f32')
  await bench.jail.run({
    program: 'espeak-ng',
    args: ['-v', 'en-us', '-w', wav.inside, text],
    scratch: bench.scratch,
  })
  await bench.bare('-v', 'error', '-i', wav.inside, '-ar', String(rate), '-f', 'f32le', raw.inside)
  return samplesOf(raw.path)
}

describe.each([16_000, 22_050, 24_000, 48_000])('at %i Hz', (rate) => {
  it('our loudness agrees with ffmpeg within 0.1 LU', async () => {
    const samples = await speak(
      'Two cranes were replaced, one was repaired, and night shifts start in October.',
      rate,
    )
    const raw = bench.scratch.file('measured.f32')
    await writeFile(raw.path, samples)
    const { lufs } = await bench.loudness('-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', raw.inside)
    expect(Math.abs((integratedLoudness(samples, rate) ?? 0) - lufs)).toBeLessThanOrEqual(0.1)
  })
})

describe('a levelled sentence', () => {
  const level = (samples: Float32Array, engineRate: number) =>
    levelSentence({ samples, engineRate, output: bench.scratch.file('levelled.pcm') })
  const measure = (path: string) => bench.loudness('-f', 's16le', '-ar', '48000', '-ac', '1', '-i', path)

  it.each([
    ['quiet', 0.05],
    ['loud', 1],
  ])('is at −14 ±1 LUFS with its true peak under −1 dB (%s)', async (_, amplitude) => {
    const spoken = (await speak('The quick brown fox jumps over the lazy dog.', 22_050)).map(
      (sample) => sample * amplitude,
    )
    const levelled = await level(spoken, 22_050)
    const { lufs, truePeak } = await measure(levelled.file.inside)
    expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(0.6)
    expect(truePeak).toBeLessThanOrEqual(-1.5)
    expect(levelled.samples).toBe(Math.round((spoken.length * 48_000) / 22_050))
    expect((await stat(levelled.file.path)).size).toBe(levelled.samples * 2)
  })

  it('is not moved in time', async () => {
    const click = new Float32Array(24_000)
    click.fill(0.3, 12_000, 12_024)
    const pcm = await readFile((await level(click, 24_000)).file.path)
    const values = Array.from({ length: pcm.length / 2 }, (_, index) => Math.abs(pcm.readInt16LE(index * 2)))
    const loudest = values.indexOf(Math.max(...values))
    expect(Math.abs(loudest - 24_024)).toBeLessThanOrEqual(48)
  })

  it('is silence when it was silence', async () => {
    const levelled = await level(new Float32Array(11_025), 22_050)
    expect(levelled.lufs).toBeNull()
    expect((await readFile(levelled.file.path)).every((byte) => byte === 0)).toBe(true)
    expect(levelled.samples).toBe(24_000)
    expect((await level(new Float32Array(0), 22_050)).samples).toBe(0)
  })
})
