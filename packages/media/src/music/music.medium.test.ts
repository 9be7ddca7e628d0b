import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../testing/speak.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { ProgramFailed } from '../run/program-failed.ts'
import type { ScratchFile } from '../run/scratch.ts'
import type { LevelledSentence } from '../sentences/level-sentence.ts'
import { createWriteMixedTrack } from './write-mixed-track.ts'
import { createWriteMusic, MusicDamaged } from './write-music.ts'

const rate = 48_000
let bench: Workbench
let kept: ScratchFile
let sentence: LevelledSentence
let track: ScratchFile

/** A tone that is never quiet; its pitch, far above a voice's, tells it from narration. */
const chord = 'sine=frequency=6000:sample_rate=44100:duration=8,volume=2'
const compose = async (name: string, ...args: string[]): Promise<ScratchFile> => {
  const file = bench.scratch.file(name)
  await bench.bare('-v', 'error', '-f', 'lavfi', '-i', chord, ...args, file.inside)
  return file
}
const write = (music: ScratchFile) =>
  createWriteMusic({ ffmpeg: bench.ffmpeg })({
    music,
    output: kept,
    mostSeconds: 300,
    scratch: bench.scratch,
  })

const totalSamples = 24 * rate
const words = [1, 9, 17]

beforeAll(async () => {
  bench = await createWorkbench()
  kept = bench.scratch.file('music.flac')
  const { lufs } = await write(await compose('piece.mp3', '-c:a', 'libmp3lame'))
  sentence = await speak(
    bench,
    'said',
    'Plenty of ships were counted in the harbour before the evening came.',
  )
  track = bench.scratch.file('track.m4a')
  const placements = words.map((second) => ({ startSample: second * rate, file: sentence.file.path }))
  await createWriteMixedTrack({ ffmpeg: bench.ffmpeg })({
    totalSamples,
    placements,
    spans: placements.map(({ startSample }) => ({ start: startSample, end: startSample + sentence.samples })),
    music: { file: kept, lufs, volume: 'quiet' },
    output: track,
    scratch: bench.scratch,
  })
})
afterAll(() => bench.scratch.dispose())

/** Level of the music's pitch in the left channel, in decibels. */
const musicLevel = (pcm: Buffer, from: number, to: number) => {
  let [real, imaginary] = [0, 0]
  for (let sample = from; sample < to; sample++) {
    const value = pcm.readInt16LE(4 * sample) / 32_768
    real += value * Math.cos((2 * Math.PI * 6000 * sample) / rate)
    imaginary += value * Math.sin((2 * Math.PI * 6000 * sample) / rate)
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / (to - from) + 1e-9)
}

describe('music under a video', () => {
  it('R23 is about 12 dB lower while somebody speaks, and comes and goes without a step', async () => {
    const raw = bench.scratch.file('track.pcm')
    await bench.bare('-v', 'error', '-i', track.inside, '-f', 's16le', raw.inside)
    const pcm = await readFile(raw.path)
    const end = (words[1] ?? 0) * rate + sentence.samples
    const under = musicLevel(pcm, (words[1] ?? 0) * rate + 24_000, end - 24_000)
    const alone = musicLevel(pcm, end + rate, end + 2 * rate)
    process.stdout.write(`      ${alone.toFixed(1)} dB alone, ${under.toFixed(1)} dB under words\n`)
    expect(alone - under).toBeGreaterThan(10)
    expect(alone - under).toBeLessThan(14)
    const tenths = Array.from({ length: 22 }, (_, index) =>
      musicLevel(pcm, end - 4800 + index * 2400, end - 2400 + index * 2400),
    )
    const steps = tenths.slice(1).map((level, index) => Math.abs(level - (tenths[index] ?? 0)))
    expect(Math.max(...steps.slice(2))).toBeLessThan(3)
    expect(musicLevel(pcm, totalSamples - 480, totalSamples)).toBeLessThan(alone - 30)
  })

  it('R23 leaves the video at −14 ±1 LUFS, with true peaks at most −1 dB', async () => {
    const { lufs, truePeak } = await bench.loudness('-i', track.inside)
    expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1)
    expect(truePeak).toBeLessThanOrEqual(-1)
  })
})

describe('a piece of music', () => {
  it.each([
    ['mp3', ['-c:a', 'libmp3lame']],
    ['m4a', ['-c:a', 'aac']],
    ['wav', ['-c:a', 'pcm_s24le', '-ac', '1']],
    ['ogg', ['-c:a', 'libvorbis']],
    ['flac', ['-c:a', 'flac']],
  ])('R22 of kind %s becomes stereo FLAC of 48 kHz, and is measured', async (extension, options) => {
    const { samples, lufs } = await write(await compose(`one.${extension}`, ...options))
    expect(Math.abs(samples / rate - 8)).toBeLessThan(0.1)
    const measured = await bench.loudness('-i', kept.inside)
    expect(Math.abs(lufs - measured.lufs)).toBeLessThan(0.5)
    const { streams } = (await bench.ffmpeg.probe(
      { kind: 'own-recording', file: kept },
      ['-show_streams', '-show_format'],
      { scratch: bench.scratch },
    )) as { streams: unknown[] }
    expect(streams).toEqual([
      expect.objectContaining({ codec_name: 'flac', sample_rate: '48000', channels: 2 }),
    ])
  })

  it('R22 that is silent, damaged or none is refused', async () => {
    await expect(write(await compose('silent.wav', '-af', 'volume=0'))).rejects.toBeInstanceOf(MusicDamaged)
    const text = bench.scratch.file('list.mp3')
    await writeFile(text.path, '#EXTM3U\n#EXTINF:2,\n/scratch/silent.wav\n')
    await expect(write(text)).rejects.toBeInstanceOf(ProgramFailed)
    const bytes = await readFile((await compose('whole.m4a', '-c:a', 'aac')).path)
    bytes.fill(0xa5, Math.floor(bytes.length * 0.3), Math.floor(bytes.length * 0.7))
    const broken = bench.scratch.file('broken.m4a')
    await writeFile(broken.path, bytes)
    await expect(write(broken)).rejects.toBeInstanceOf(ProgramFailed)
  })
})
