import { expect, it } from 'vitest'
import { levels, mixPcm } from './mix-pcm.ts'

/** Two pieces, with the narration in the second. */
async function* speech(samples: number, loud: number) {
  yield Buffer.alloc(1000 * 2)
  const rest = Buffer.alloc((samples - 1000) * 2)
  for (let sample = 0; sample < samples - 1000; sample++) rest.writeInt16LE(loud, sample * 2)
  yield rest
}

it('R15 R16 a clip is looped under the speech, comes and goes within 20 ms, and each side is its own', async () => {
  const frames = 3
  const samples = frames * 1600
  const heard = { firstSample: 20, endSample: samples - 10 }
  const left = Float32Array.from({ length: 1600 }, (_, index) => index / 1600)
  const clip = { left, right: new Float32Array(1600).fill(-0.5), gain: 0.5 }
  const pieces: number[] = []
  for await (const piece of mixPcm({ speech: speech(samples, 16_384), clip, heard }))
    pieces.push(...new Float32Array(piece.buffer))
  expect(pieces).toHaveLength(2 * samples)
  const at = (sample: number) => pieces.slice(2 * sample, 2 * sample + 2)
  expect(at(19)).toEqual([0, 0])
  expect(at(20)[1]).toBeCloseTo(-0.25 / levels.fadeSamples, 5)
  expect(at(999)[1]).toBeCloseTo(-0.25, 5)
  const said = 0.5 * Math.SQRT1_2
  expect(at(1000)).toEqual([expect.closeTo(said + 0.5 * (1000 / 1600), 5), expect.closeTo(said - 0.25, 5)])
  expect(at(1600 + 800)[0]).toBeCloseTo(said + 0.25, 5)
  expect(at(samples - 11)[1]).toBeCloseTo(said - 0.25 / levels.fadeSamples, 5)
  expect(at(samples - 10)[1]).toBeCloseTo(said, 5)
})
