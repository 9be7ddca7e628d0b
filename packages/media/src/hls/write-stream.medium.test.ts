import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestVideo } from '../../testing/make-test-video.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import type { ScratchFile } from '../run/scratch.ts'
import type { VideoTracks } from '../video/video-tracks.ts'
import { writeVideo } from '../video/write-video.ts'
import { writeStream } from './write-stream.ts'

let bench: Workbench
let video: VideoTracks
let files: string[]
let mp4: ScratchFile

beforeAll(async () => {
  bench = await createWorkbench()
  video = (await makeTestVideo(bench)).video
  files = await writeStream({ video, pathOf: (name) => bench.scratch.file(name).path })
  mp4 = bench.scratch.file('whole.mp4')
  await writeVideo({ ...video, output: mp4.path })
})
afterAll(() => bench.scratch.dispose())

const read = (name: string) => readFile(bench.scratch.file(name).path, 'utf8')

/** Every packet's time, size and hash, without decoding. */
const packetsOf = async (inside: string, stream: string) => {
  const list = bench.scratch.file('list.hash')
  await bench.bare(
    '-v',
    'error',
    '-i',
    inside,
    '-map',
    stream,
    '-c',
    'copy',
    '-f',
    'framehash',
    '-hash',
    'md5',
    list.inside,
  )
  return (await readFile(list.path, 'utf8'))
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(',').at(-1)?.trim())
}

describe('a video for the page', () => {
  it('U1 is the packets of the file that is downloaded, and nothing is encoded for it', async () => {
    expect(await packetsOf(bench.scratch.file('picture.mp4').inside, '0:v')).toEqual(
      await packetsOf(mp4.inside, '0:v'),
    )
    for (const [index, { language }] of video.voices.entries())
      expect(await packetsOf(bench.scratch.file(`voice-${language.code}.m4a`).inside, '0:a')).toEqual(
        await packetsOf(mp4.inside, `0:a:${index}`),
      )
  })

  it('U1 names every language once, the first as the default, and its picture', async () => {
    const master = await read('film.m3u8')
    const voices = [...master.matchAll(/TYPE=AUDIO,.*LANGUAGE="([^"]+)",DEFAULT=(\w+)/g)].map(
      ([, code, is]) => [code, is],
    )
    expect(voices).toEqual([
      ['en', 'YES'],
      ['pt-BR', 'NO'],
      ['th', 'NO'],
      ['ar', 'NO'],
    ])
    expect(master.match(/TYPE=SUBTITLES/g)).toHaveLength(4)
    expect(master).toMatch(/CODECS="avc1\.6400[0-9a-f]{2},mp4a\.40\.2",RESOLUTION=320x180/)
  })

  it('U1 its parts are ranges of one file, one behind another to its end, each from a seek point on', async () => {
    for (const [playlist, file] of [
      ['picture.m3u8', 'picture.mp4'],
      ['voice-th.m3u8', 'voice-th.m4a'],
    ] as const) {
      const text = await read(playlist)
      let end = Number(/BYTERANGE="(\d+)@0"/.exec(text)?.[1])
      const ranges = [...text.matchAll(/BYTERANGE:(\d+)@(\d+)/g)]
      expect(ranges.length).toBeGreaterThan(2)
      for (const [, bytes, offset] of ranges) {
        expect(Number(offset)).toBe(end)
        end += Number(bytes)
      }
      expect(end).toBe((await readFile(bench.scratch.file(file).path)).length)
    }
  })

  it('U1 is read by ffmpeg as one video, without a complaint', async () => {
    const { stderr } = await bench.bare(
      '-v',
      'warning',
      '-protocol_whitelist',
      'file',
      '-allowed_extensions',
      'ALL',
      '-i',
      bench.scratch.file('picture.m3u8').inside,
      '-f',
      'null',
      '-',
    )
    expect(stderr).toBe('')
  })

  it('Y3 twice the same is the same to the byte', async () => {
    const hashes = async () =>
      Promise.all(
        files.map(async (name) =>
          createHash('sha256')
            .update(await readFile(bench.scratch.file(name).path))
            .digest('hex'),
        ),
      )
    const first = await hashes()
    await writeStream({ video, pathOf: (name) => bench.scratch.file(name).path })
    expect(await hashes()).toEqual(first)
  })
})
