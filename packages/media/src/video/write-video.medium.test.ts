import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { writeSrt } from '@voxdeck/core/captions/write-srt'
import type { Layout } from '@voxdeck/core/timeline/lay-out-slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestVideo } from '../../testing/make-test-video.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import type { ScratchFile } from '../run/scratch.ts'
import type { VideoTracks } from './video-tracks.ts'
import { writeVideo } from './write-video.ts'

let bench: Workbench
let video: VideoTracks
let file: ScratchFile

let layout: Layout

beforeAll(async () => {
  bench = await createWorkbench()
  ;({ video, layout } = await makeTestVideo(bench))
  file = bench.scratch.file('video.mp4')
  await writeVideo({ ...video, title: 'Harbour', output: file.path })
})
afterAll(() => bench.scratch.dispose())

type Probed = {
  streams: {
    codec_type: string
    codec_name?: string
    tags: Record<string, string>
    disposition: Record<string, number>
    duration: string
  }[]
  chapters: { start_time: string; end_time: string; tags: { title: string } }[]
  format: { tags: Record<string, string>; duration: string }
}

const probe = async (): Promise<Probed> => {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', '-show_chapters', '-show_format', file.inside]
  const { stdout } = await bench.jail.run({ program: 'ffprobe', args, scratch: bench.scratch })
  return JSON.parse(String(stdout)) as Probed
}

const hashOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

const framesOf = async ({ inside }: ScratchFile, stream: string) => {
  const list = bench.scratch.file('list.md5')
  await bench.bare('-v', 'error', '-i', inside, '-map', stream, '-f', 'framemd5', list.inside)
  return (await readFile(list.path, 'utf8')).split('\n').filter((line) => /^\d/.test(line))
}

describe('a video in four languages', () => {
  it('Y1 has a sound and captions in each, named; the first sound is the default, and no captions are on', async () => {
    const { streams, format } = await probe()
    const of = (kind: string) => streams.filter(({ codec_type }) => codec_type === kind)
    expect(of('video')).toHaveLength(1)
    for (const kind of ['audio', 'subtitle']) {
      expect(of(kind).map(({ tags }) => tags.language)).toEqual(['eng', 'por', 'tha', 'ara'])
      expect(of(kind).map(({ tags }) => tags.handler_name)).toEqual([
        'English',
        'Português (Brasil)',
        'ไทย',
        'العربية',
      ])
    }
    expect(of('audio').map(({ disposition }) => disposition.default)).toEqual([1, 0, 0, 0])
    expect(of('subtitle').map(({ disposition }) => disposition.default)).toEqual([0, 0, 0, 0])
    expect(new Set(of('subtitle').map(({ codec_name }) => codec_name))).toEqual(new Set(['mov_text']))
    expect(format.tags.title).toBe('Harbour')
    for (const { duration } of [...of('video'), ...of('audio'), ...of('subtitle')])
      expect(Number(duration)).toBeCloseTo(layout.frames / 30, 4)
  })

  it('Y2 has its slides as chapters', async () => {
    const { chapters } = await probe()
    expect(chapters.map(({ tags }) => tags.title)).toEqual(video.chapters.map(({ title }) => title))
    for (const [index, { start_time }] of chapters.entries())
      expect(Number(start_time)).toBeCloseTo((layout.slides[index]?.startFrame ?? 0) / 30, 5)
  })

  it('Y1 decodes without a warning, picture and sound as in the video of one language', async () => {
    const { stderr } = await bench.bare(
      '-v',
      'warning',
      '-i',
      file.inside,
      '-map',
      '0:v',
      '-map',
      '0:a',
      '-f',
      'null',
      '-',
    )
    expect(stderr).toBe('')
    const alone = bench.scratch.file('alone.mp4')
    await writeVideo({ ...video, voices: video.voices.slice(0, 1), captions: [], output: alone.path })
    expect(await framesOf(file, '0:v')).toEqual(await framesOf(alone, '0:v'))
    expect(await framesOf(file, '0:a:0')).toEqual(await framesOf(alone, '0:a:0'))
  })

  it('C6 its captions are read back as they were written', async () => {
    for (const [index, { cues }] of video.captions.entries()) {
      const srt = bench.scratch.file('read.srt')
      await bench.bare('-v', 'error', '-i', file.inside, '-map', `0:s:${index}`, srt.inside)
      const read = (await readFile(srt.path, 'utf8')).replace(/<\/?font[^>]*>|\r/g, '')
      expect(read.trim()).toBe(writeSrt(cues).trim())
    }
  })

  it('Y3 begins with its index, and twice the same is the same to the byte', async () => {
    await using opened = await openMp4(file.path)
    expect(opened.indexFirst).toBe(true)
    const again = bench.scratch.file('again.mp4')
    await writeVideo({ ...video, title: 'Harbour', output: again.path })
    expect(await hashOf(again.path)).toBe(await hashOf(file.path))
  })
})
