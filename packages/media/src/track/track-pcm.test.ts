import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Placement, trackPcm } from './track-pcm.ts'

let directory: string
let sentence: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'voxdeck-track-'))
  sentence = join(directory, 'sentence.pcm')
  await writeFile(sentence, Buffer.alloc(200, 7))
})
afterAll(() => rm(directory, { recursive: true }))

const track = async (totalFrames: number, placements: Placement[]): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of trackPcm({ totalSamples: totalFrames * 1600, placements })) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('is as long as its frames, to the sample', async () => {
  expect(await track(30, [])).toHaveLength(48_000 * 2)
})

it('has each sentence at its sample and silence between', async () => {
  const pcm = await track(1, [
    { startSample: 10, file: sentence },
    { startSample: 500, file: sentence },
  ])
  const sounding = Array.from({ length: 1600 }, (_, index) => pcm.readInt16LE(index * 2) !== 0)
  expect(sounding).toEqual(
    Array.from({ length: 1600 }, (_, index) => (index >= 10 && index < 110) || (index >= 500 && index < 600)),
  )
})

it('refuses sentences that overlap or run past the end', async () => {
  await expect(
    track(1, [
      { startSample: 0, file: sentence },
      { startSample: 99, file: sentence },
    ]),
  ).rejects.toThrow('before the end')
  await expect(track(1, [{ startSample: 1501, file: sentence }])).rejects.toThrow('after the track')
})

it('R16 speech in a stereo track comes from both sides, 3 dB lower', async () => {
  const pieces: Buffer[] = []
  const placements = [
    { startSample: 1, file: sentence },
    { startSample: 200, file: sentence, channels: 2 as const },
  ]
  for await (const piece of trackPcm({ totalSamples: 1600, placements, channels: 2 })) pieces.push(piece)
  const pcm = Buffer.concat(pieces)
  const at = (sample: number) => [pcm.readInt16LE(sample * 4), pcm.readInt16LE(sample * 4 + 2)]
  expect(pcm).toHaveLength(1600 * 4)
  expect([0, 1, 100, 101].map(at)).toEqual([
    [0, 0],
    [1272, 1272],
    [1272, 1272],
    [0, 0],
  ])
  expect([199, 200, 249, 250].map(at)).toEqual([
    [0, 0],
    [0x0707, 0x0707],
    [0x0707, 0x0707],
    [0, 0],
  ])
  await expect(track(1, [{ startSample: 0, file: sentence, channels: 2 }])).rejects.toThrow('is stereo')
})
