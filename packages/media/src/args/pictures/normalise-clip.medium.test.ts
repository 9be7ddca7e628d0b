import { readFile, stat, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkbench, type Workbench } from '../../../testing/workbench.ts'
import { createProbeMedia } from '../../probe/probe-media.ts'
import { ProgramFailed } from '../../run/program-failed.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { normaliseClip } from './normalise-clip.ts'

let bench: Workbench
let output: ScratchFile
beforeAll(async () => {
  bench = await createWorkbench()
  output = bench.scratch.file('normalised.mp4')
})
afterAll(() => bench.scratch.dispose())

const normalise = (clip: ScratchFile, keepSound = true, mostSeconds = 60) =>
  bench.ffmpeg.run(normaliseClip({ clip, output, keepSound, framesPerSecond: 30, mostSeconds }), {
    scratch: bench.scratch,
  })
const facts = () =>
  createProbeMedia({ ffmpeg: bench.ffmpeg })({ kind: 'own-video', file: output }, { scratch: bench.scratch })
const clip = async (name: string, ...args: string[]) => {
  const file = bench.scratch.file(name)
  const sources = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=640x360:rate=24000/1001',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440',
    '-t',
    '2',
  ]
  await bench.bare('-v', 'error', ...sources, ...args, file.inside)
  return file
}

describe('a clip of a user', () => {
  it('becomes 30 fps BT.709 H.264 with its sound', async () => {
    await normalise(
      await clip('fine.mp4', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'),
    )
    const { video, audio } = await facts()
    expect(video).toMatchObject({
      codec: 'h264',
      profile: 'High',
      pixelFormat: 'yuv420p',
      nominalRate: '30/1',
      averageRate: '30/1',
    })
    expect(video?.colour).toEqual({ matrix: 'bt709', transfer: 'bt709', primaries: 'bt709', range: 'tv' })
    expect(audio).toMatchObject({ codec: 'aac', sampleRate: 48_000 })
  })

  it('loses its sound when nobody wants it, and fits 1080p', async () => {
    await normalise(
      await clip(
        'large.mp4',
        '-t',
        '0.5',
        '-vf',
        'scale=2560:2880,setsar=1',
        '-r',
        '5',
        '-c:v',
        'mpeg4',
        '-c:a',
        'aac',
      ),
      false,
    )
    const { video, audio } = await facts()
    expect(audio).toBeNull()
    expect([video?.width, video?.height]).toEqual([1080, 1216])
  })

  it.each([
    ['an upright one keeps what fits 1080×1920', 'scale=1440:2560,setsar=1', [1080, 1920]],
    ['a small one stays as it is', 'scale=320:568,setsar=1', [320, 568]],
    ['pixels that are not square are made so', 'scale=720:576,setsar=64/45', [1024, 576]],
  ])('%s', async (_, filter, size) => {
    const shaped = ['-t', '0.2', '-vf', filter, '-c:v', 'libx264', '-preset', 'ultrafast']
    await normalise(await clip('shaped.mp4', ...shaped, '-pix_fmt', 'yuv420p', '-c:a', 'aac'), false)
    const { video } = await facts()
    expect([video?.width, video?.height]).toEqual(size)
  })

  it('is cut where it is too long, though its size changes on the way', async () => {
    const stream = async (name: string, size: string) => {
      const options = ['-an', '-s', size, '-c:v', 'libx264', '-preset', 'ultrafast', '-f', 'h264']
      return readFile((await clip(name, ...options)).path)
    }
    const [first, second] = [await stream('a.h264', '64x64'), await stream('b.h264', '128x64')]
    const both = bench.scratch.file('both.h264')
    await writeFile(both.path, Buffer.concat([first, second, first]))
    const file = bench.scratch.file('both.mp4')
    await bench.bare('-v', 'error', '-framerate', '24', '-i', both.inside, '-c', 'copy', file.inside)
    await normalise(file, true, 3)
    expect((await facts()).video?.packets).toBe(90)
  })

  it('of noise that comes again and again does not grow without measure', async () => {
    const noise = "nullsrc=size=1280x720:rate=30,geq='random(1)*255:128:128',trim=end_frame=3,loop=-1:3"
    const file = bench.scratch.file('noise.mp4')
    const repeated = [
      '-t',
      '2',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-refs',
      '4',
      '-bf',
      '0',
      '-crf',
      '30',
    ]
    await bench.bare('-v', 'error', '-f', 'lavfi', '-i', noise, ...repeated, file.inside)
    await normalise(file)
    const { size } = await stat(output.path)
    // Two seconds at 16 Mbit/s, and the rate control's buffer of 32 Mbit.
    expect(size).toBeLessThan((2 * 16 + 32) * 125_000)
  })
})

describe('is refused', () => {
  const refusal = async (file: ScratchFile) => {
    const error = await normalise(file).then(
      () => new Error('it was accepted'),
      (caught: unknown) => caught,
    )
    expect(error).toBeInstanceOf(ProgramFailed)
    return error as ProgramFailed
  }

  it.each([
    ['a concat script', 'ffconcat version 1.0\nfile /scratch/secret.mp4\n'],
    [
      'an HLS playlist',
      '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n/scratch/secret.mp4\n#EXT-X-ENDLIST\n',
    ],
    ['a subtitle file', '1\n00:00:00,000 --> 00:00:02,000\nHello\n'],
  ])('%s that calls itself .mp4', async (_, text) => {
    await clip('secret.mp4', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac')
    const file = bench.scratch.file('playlist.mp4')
    await writeFile(file.path, text)
    expect((await refusal(file)).reason).toBe('exit')
  })

  it.each([
    ['png', 'rgb24'],
    ['mjpeg', 'yuvj420p'],
  ])('an MP4 whose picture is %s', async (codec, pixelFormat) => {
    const file = await clip(`${codec}.mov`, '-c:v', codec, '-pix_fmt', pixelFormat, '-c:a', 'aac')
    expect((await refusal(file)).stderrTail).toMatch(/whitelist/i)
  })

  it.each([
    ['first', ['-movflags', '+faststart']],
    ['last', []],
  ])('an MP4 with its index %s, cut off anywhere', async (_, options) => {
    const whole = await clip(
      'whole.mp4',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-c:a',
      'aac',
      ...options,
    )
    const bytes = await readFile(whole.path)
    for (const part of [0.3, 0.6, 0.95]) {
      const cut = bench.scratch.file('cut.mp4')
      await writeFile(cut.path, bytes.subarray(0, Math.floor(bytes.length * part)))
      expect((await refusal(cut)).reason).toBe('exit')
    }
  })

  it('a Matroska file that calls itself .mp4', async () => {
    const file = await clip(
      'matroska.mp4',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-c:a',
      'aac',
      '-f',
      'matroska',
    )
    expect((await refusal(file)).reason).toBe('exit')
  })
})
