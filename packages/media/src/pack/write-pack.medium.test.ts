import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { readSrt } from '@voxdeck/core/captions/read-srt'
import { packFiles } from '@voxdeck/core/publish-pack/pack-names'
import type { Layout } from '@voxdeck/core/timeline/lay-out-slides'
import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestVideo } from '../../testing/make-test-video.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { aacFrame } from '../args/sound/encode-track.ts'
import { packetAt } from '../track/packet-grid.ts'
import type { VideoTracks } from '../video/video-tracks.ts'
import { PackRefused } from './pack-refused.ts'
import { createWritePack, type WritePack, type WrittenPack } from './write-pack.ts'

const run = promisify(execFile)

let bench: Workbench
let video: VideoTracks
let layout: Layout
let pack: WritePack
let written: WrittenPack
const progress: string[] = []

const said = { sentences: ['Plenty of ships were counted.', 'Nobody was <late>.'], chapters: [] }

beforeAll(async () => {
  bench = await createWorkbench()
  ;({ video, layout } = await makeTestVideo(bench))
  pack = {
    video,
    title: 'The harbour',
    said: { en: said, 'pt-BR': said, th: said, ar: said },
    scratch: bench.scratch,
    output: bench.scratch.file('pack.zip').path,
  }
  const onFile: WritePack['onFile'] = ({ name, done, of }) => progress.push(`${done}/${of} ${name}`)
  written = await createWritePack({ ffmpeg: bench.ffmpeg })({ ...pack, onFile })
})
afterAll(() => bench.scratch.dispose())

const languages = ['en', 'pt-BR', 'th', 'ar']
const hashOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
const fileOf = (name: string) => bench.scratch.file(`pack-${name.replace('/', '-')}`)

describe('a pack for YouTube', () => {
  it('Y5 has every file that belongs to it, and nothing else', async () => {
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(*z.namelist(), sep="\\n")'
    const { stdout } = await run('python3', ['-c', script, pack.output])
    expect(stdout.trim().split('\n')).toEqual(packFiles(languages))
    expect((await stat(pack.output)).size).toBe(written.bytes)
    expect(progress).toHaveLength(13)
    expect([progress[0], progress.at(-1)]).toEqual(['1/13 video.mp4', '13/13 CHECKLIST.txt'])
  })

  it('Y5 has a video with one sound, without captions, and sounds as long and as loud as it', () => {
    const { video, videoLufs, sounds } = written.facts
    expect(video).toMatchObject({ soundStreams: 1, soundLanguage: 'eng', framesPerSecond: 30 })
    expect(video.seconds).toBeCloseTo(layout.frames / 30, 5)
    for (const { seconds, lufs, ...format } of Object.values(sounds)) {
      expect(seconds).toBeCloseTo(layout.frames / 30, 5)
      expect(Math.abs(lufs - videoLufs)).toBeLessThan(1)
      expect(format).toMatchObject({ format: 'pcm_s16le', sampleRate: 48_000, bits: 16 })
    }
    expect(Object.keys(sounds)).toEqual(['pt-BR', 'th', 'ar'])
  })

  it('Y5 measures loudness as ffmpeg’s own meter tells it', async () => {
    const meter = await bench.loudness('-i', fileOf('audio/th.wav').inside)
    const { lufs = 0, peak = 0 } = written.facts.sounds.th ?? {}
    // ffmpeg's meter prints one decimal.
    expect(Math.abs(lufs - meter.lufs)).toBeLessThan(0.06)
    expect(Math.abs(peak - meter.truePeak)).toBeLessThan(0.06)
  })

  it('Y5 has captions that are read back, and a checklist with its files', async () => {
    const srt = await readFile(fileOf('captions/th.srt').path, 'utf8')
    expect(readSrt(srt)).toHaveLength(video.captions[2]?.cues.length ?? 0)
    const list = await readFile(fileOf('CHECKLIST.txt').path, 'utf8')
    for (const code of ['pt-BR', 'th', 'ar']) expect(list).toContain(`audio/${code}.wav: `)
    expect(await readFile(fileOf('text/ar.txt').path, 'utf8')).toBe(
      'The harbour\n\nPlenty of ships were counted. Nobody was ‹late›.\n\nEnglish · Português (Brasil) · ไทย · العربية\n',
    )
  })

  it('Y5 its WAVs have as many samples as the video, and every word at the sample where the video has it', async () => {
    const wav = await readFile(fileOf('audio/th.wav').path)
    const heard = wav.subarray(wav.indexOf('data', 0, 'latin1') + 8)
    expect(heard.length).toBe(layout.frames * samplesPerFrame * 2)
    const spoken = await readFile(bench.scratch.file('said-th.pcm').path)
    for (const slide of [0, 2]) {
      const start = packetAt(layout.slides[slide]?.startFrame ?? 0) * aacFrame + leadSamples
      /** Correlation of the two sounds when the WAV is shifted by so many samples. */
      const likeness = (shift: number) => {
        let sum = 0
        for (let index = 0; index < 24_000; index++)
          sum += spoken.readInt16LE(index * 2) * heard.readInt16LE((start + shift + index) * 2)
        return sum
      }
      const shifts = Array.from({ length: 401 }, (_, index) => index - 200)
      expect(shifts.reduce((a, b) => (likeness(b) > likeness(a) ? b : a))).toBe(0)
    }
  })

  it('Y5 twice the same is the same to the byte', async () => {
    const output = bench.scratch.file('again.zip').path
    await createWritePack({ ffmpeg: bench.ffmpeg })({ ...pack, output })
    expect(await hashOf(output)).toBe(await hashOf(pack.output))
  })

  it('Y5 is not handed out with a fault in it', async () => {
    const output = bench.scratch.file('refused.zip').path
    const [english, ...others] = video.voices
    if (!english) throw new Error('no voice')
    const silent = { ...video, voices: [english, ...others.map((voice) => ({ ...voice, sounds: [] }))] }
    const refused = await createWritePack({ ffmpeg: bench.ffmpeg })({ ...pack, video: silent, output }).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(PackRefused)
    expect((refused as PackRefused).faults).toContainEqual({
      file: 'audio/th.wav',
      fault: 'has a loudness of -Infinity LUFS, not -14',
    })
    await expect(stat(output)).rejects.toThrow('ENOENT')
  })

  it('Y5 can be given up', async () => {
    const giveUp = new AbortController()
    const onFile: WritePack['onFile'] = ({ done }) => done === 2 && giveUp.abort()
    const output = bench.scratch.file('given-up.zip').path
    await expect(
      createWritePack({ ffmpeg: bench.ffmpeg })({ ...pack, output, onFile, signal: giveUp.signal }),
    ).rejects.toThrow(/abort/i)
  })
})
