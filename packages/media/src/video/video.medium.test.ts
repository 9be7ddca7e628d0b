import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type VideoParts, videoOf } from '../../testing/video-of.ts'
import { createWorkbench, hd, type Workbench } from '../../testing/workbench.ts'
import type { Picture } from '../args/pictures/picture.ts'
import { renderBlend } from '../args/pictures/render-blend.ts'
import { holdFrames, renderHold } from '../args/pictures/render-hold.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { createProbeMedia } from '../probe/probe-media.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { levelSentence } from '../sentences/level-sentence.ts'
import { packetAt, packetSpan, soundOf } from '../track/packet-grid.ts'
import { createWriteSlideTracks } from '../track/write-slide-tracks.ts'
import { verifyVideo } from './verify-video.ts'
import { writeVideo } from './write-video.ts'

let bench: Workbench
let video: ScratchFile
let parts: VideoParts
let sentence: { file: ScratchFile; samples: number }

// Long and odd lengths: one hold of several key frames, one just over the longest GOP, transitions of both kinds.
const layout = layOutSlides(
  [
    { narrationSamples: 400_001, manualSeconds: null },
    { narrationSamples: 0, manualSeconds: null },
    { narrationSamples: 150_000, manualSeconds: null },
  ],
  'fade',
)

beforeAll(async () => {
  bench = await createWorkbench()
  const { scratch, ffmpeg } = bench
  const pictures: Picture[] = [
    await bench.draw('one', 'testsrc2=size=1280x720'),
    await bench.draw('two', 'mandelbrot=size=1280x720'),
    await bench.draw('three', 'testsrc=size=900x900', 'image/webp'),
  ]
  const picture = (index: number): Picture =>
    pictures[index] ?? { file: scratch.file('missing'), type: 'image/png' }
  const shots = []
  for (const [index, shot] of layout.shots.entries()) {
    if (shot.kind === 'clip') continue
    const output = scratch.file(`shot-${index}.mp4`)
    const command =
      shot.kind === 'hold'
        ? renderHold({ picture: picture(shot.slide), frame: hd, output })
        : renderBlend({
            from: picture(shot.from),
            to: picture(shot.to),
            transition: index === 1 ? 'fade' : 'slide',
            frames: shot.frames,
            frame: hd,
            output,
          })
    await ffmpeg.run(command, { scratch })
    shots.push({ kind: shot.kind, file: output.path, frames: shot.frames })
  }
  const wav = scratch.file('spoken.wav')
  const text = 'Plenty of ships were counted in the harbour before the evening came.'
  await bench.jail.run({ program: 'espeak-ng', args: ['-v', 'en-us', '-w', wav.inside, text], scratch })
  const raw = scratch.file('spoken.f32')
  await bench.bare('-v', 'error', '-i', wav.inside, '-f', 'f32le', raw.inside)
  const bytes = await readFile(raw.path)
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const output = scratch.file('sentence.pcm')
  sentence = await levelSentence({ samples, engineRate: 22_050, output })

  const span = packetSpan(leadSamples, leadSamples + sentence.samples)
  const placements = [{ startSample: leadSamples, file: sentence.file.path }]
  const silence = scratch.file('silence.m4a')
  const said = scratch.file('said.m4a')
  await createWriteSlideTracks({ ffmpeg })({
    slides: [
      { placements: [], span: { first: 0, last: 0 }, output: silence },
      { placements, span, output: said },
    ],
    channels: 1,
    scratch,
  })
  const sounds = [0, 2].map((slide) =>
    soundOf(said.path, span, packetAt(layout.slides[slide]?.startFrame ?? 0)),
  )
  parts = { shots, sounds, silence: silence.path, framesPerSecond: 30 }
  video = scratch.file('video.mp4')
  await writeVideo({ ...videoOf(parts), title: 'Harbour', output: video.path })
})
afterAll(() => bench.scratch.dispose())

const hashOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

/** One hash for every decoded frame, and the decoder's warnings. */
const frameHashes = async (file: { inside: string }) => {
  const list = bench.scratch.file('frames.md5')
  const { stderr } = await bench.bare(
    '-v',
    'warning',
    '-i',
    file.inside,
    '-map',
    '0:v',
    '-fps_mode',
    'passthrough',
    '-f',
    'framemd5',
    list.inside,
  )
  const lines = (await readFile(list.path, 'utf8')).split('\n').filter((line) => /^\d/.test(line))
  return { warnings: stderr, hashes: lines.map((line) => line.split(',').at(-1)?.trim()) }
}

describe('the file', () => {
  it('is what every player expects', async () => {
    const facts = await createProbeMedia({ ffmpeg: bench.ffmpeg })(
      { kind: 'own-video', file: video },
      { scratch: bench.scratch },
    )
    const seconds = layout.frames / 30
    expect(facts.video).toEqual({
      codec: 'h264',
      profile: 'High',
      width: 1280,
      height: 720,
      pixelFormat: 'yuv420p',
      nominalRate: '30/1',
      averageRate: '30/1',
      packets: layout.frames,
      seconds: expect.closeTo(seconds, 5),
      colour: { matrix: 'bt709', transfer: 'bt709', primaries: 'bt709', range: 'tv' },
    })
    expect(facts.audio).toMatchObject({ codec: 'aac', profile: 'LC', sampleRate: 48_000, language: 'eng' })
    expect(facts.audio?.seconds).toBeCloseTo(seconds, 5)
    expect(facts.seconds).toBeCloseTo(seconds, 5)
  })

  it('starts with its index and needs no edit list', async () => {
    await using file = await openMp4(video.path)
    expect(file.indexFirst).toBe(true)
    expect([file.track('vide').hasEditList, file.track('soun').hasEditList]).toEqual([false, false])
  })

  it('has equal bytes whenever it is assembled from equal parts', async () => {
    const again = bench.scratch.file('again.mp4')
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01'))
    await writeVideo({ ...videoOf(parts), title: 'Harbour', output: again.path }).finally(() =>
      vi.restoreAllMocks(),
    )
    expect(await hashOf(again.path)).toBe(await hashOf(video.path))
  })
})

describe('the picture', () => {
  it('decodes without a warning, every frame of a hold the same', async () => {
    const { warnings, hashes } = await frameHashes(video)
    expect(warnings).toBe('')
    expect(hashes).toHaveLength(layout.frames)
    let at = 0
    for (const [index, shot] of layout.shots.entries()) {
      const own = (await frameHashes(bench.scratch.file(`shot-${index}.mp4`))).hashes
      const shown = hashes.slice(at, at + shot.frames)
      // A blend's file begins with the hold before it.
      expect(shown).toEqual(shot.kind === 'hold' ? shown.map(() => own[0]) : own.slice(holdFrames - 1))
      at += shot.frames
    }
  })

  it('can be sought to every five seconds', async () => {
    await using file = await openMp4(video.path)
    let since = 0
    for await (const { key } of file.packets(file.track('vide'))) {
      since = key ? 0 : since + 1
      expect(since).toBeLessThan(150)
    }
  })
})

describe('the sound', () => {
  it('is at −14 ±1 LUFS with true peaks at most −1 dB', async () => {
    const { lufs, truePeak } = await bench.loudness('-i', video.inside)
    expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1)
    expect(truePeak).toBeLessThanOrEqual(-1)
  })

  it('R19 is in step with the plan, within 11 ms', async () => {
    const pcm = bench.scratch.file('decoded.pcm')
    await bench.bare('-v', 'error', '-i', video.inside, '-map', '0:a', '-f', 's16le', pcm.inside)
    const heard = await readFile(pcm.path)
    const spoken = await readFile(sentence.file.path)
    const start = (layout.slides[2]?.startFrame ?? 0) * samplesPerFrame + leadSamples
    /** Correlation of the two sounds when the video is shifted by so many samples. */
    const likeness = (shift: number) => {
      let sum = 0
      for (let index = 0; index < 24_000; index++)
        sum += spoken.readInt16LE(index * 2) * heard.readInt16LE((start + shift + index) * 2)
      return sum
    }
    const shifts = Array.from({ length: 1201 }, (_, index) => index - 600)
    const best = shifts.reduce((a, b) => (likeness(b) > likeness(a) ? b : a))
    expect(Math.abs(best)).toBeLessThanOrEqual(512)
  })
})

describe('the proof', () => {
  it('accepts the video as it is', async () => {
    await expect(verifyVideo(video.path, videoOf(parts))).resolves.toBeUndefined()
  })

  it("names the frame whose bytes are not the shot's", async () => {
    const bytes = await readFile(video.path)
    const damaged = bench.scratch.file('damaged.mp4')
    // The last byte of the file belongs to a packet of sound or picture.
    bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)
    await writeFile(damaged.path, bytes)
    await expect(verifyVideo(damaged.path, videoOf(parts))).rejects.toThrow(
      /(frame|packet of sound) \d+ has other bytes/,
    )
  })

  it('refuses other shots, another order, another length', async () => {
    const [first, blend, ...rest] = parts.shots
    if (!first || !blend) throw new Error('no shots')
    const longer = { ...first, frames: first.frames + 1 }
    await expect(
      verifyVideo(video.path, videoOf({ ...parts, shots: [longer, blend, ...rest] })),
    ).rejects.toThrow('frame')
    await expect(verifyVideo(video.path, videoOf({ ...parts, shots: [first, blend] }))).rejects.toThrow(
      'after the last planned',
    )
    await expect(
      verifyVideo(video.path, videoOf({ ...parts, shots: [...rest, first, blend] })),
    ).rejects.toThrow('frame 0')
  })

  it('refuses wrong times', async () => {
    const bytes = await readFile(video.path)
    // The first time-to-sample entry of the picture: the number of frames, one unit each.
    bytes.writeUInt32BE(2, bytes.indexOf('stts') + 4 + 8 + 4)
    const slowed = bench.scratch.file('slowed.mp4')
    await writeFile(slowed.path, bytes)
    await expect(verifyVideo(slowed.path, videoOf(parts))).rejects.toThrow(
      'frame 0 is at 0 for 2, planned at 0 for 1',
    )
  })
})

it('sound of another kind than the silence is refused before a video exists', async () => {
  const stereo = bench.scratch.file('stereo.m4a')
  const { scratch, ffmpeg } = bench
  await createWriteSlideTracks({ ffmpeg })({
    slides: [{ placements: [], span: { first: 0, last: 0 }, output: stereo }],
    channels: 2,
    scratch,
  })
  const output = bench.scratch.file('refused.mp4')
  const mixed = { ...parts, silence: stereo.path }
  await expect(writeVideo({ ...videoOf(mixed), output: output.path })).rejects.toThrow('another kind')
  await expect(readFile(output.path)).rejects.toThrow('ENOENT')
})
