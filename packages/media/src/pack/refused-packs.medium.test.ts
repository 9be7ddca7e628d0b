import { copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { packFiles } from '@voxdeck/core/publish-pack/pack-names'
import { type PackFault, preflight } from '@voxdeck/core/publish-pack/preflight'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestVideo } from '../../testing/make-test-video.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { createMeasurePack, type PackFile } from './measure-pack.ts'
import { PackRefused } from './pack-refused.ts'
import { createWritePack } from './write-pack.ts'

// Each change measures the whole pack again, so two languages are enough.
const languages = ['en', 'pt-BR']
const said = { sentences: ['Plenty of ships were counted.'], chapters: [] }

let bench: Workbench

beforeAll(async () => {
  bench = await createWorkbench()
  const { video } = await makeTestVideo(bench)
  const write = createWritePack({ ffmpeg: bench.ffmpeg })
  await write({
    video: { ...video, voices: video.voices.slice(0, 2), captions: video.captions.slice(0, 2) },
    title: 'The harbour',
    said: Object.fromEntries(languages.map((code) => [code, said])),
    scratch: bench.scratch,
    output: bench.scratch.file('pack.zip').path,
  })
})
afterAll(() => bench.scratch.dispose())

const good = (): PackFile[] =>
  packFiles(languages).map((name) => ({ name, file: bench.scratch.file(`pack-${name.replace('/', '-')}`) }))

/** The faults of a pack's files as they are on the disk. */
const faultsOf = async (files: readonly PackFile[]): Promise<readonly PackFault[]> => {
  try {
    const measured = await createMeasurePack({ ffmpeg: bench.ffmpeg })({
      languages,
      files,
      scratch: bench.scratch,
    })
    return preflight(measured)
  } catch (error) {
    if (error instanceof PackRefused) return error.faults
    throw error
  }
}

type Change = (from: ScratchFile, to: ScratchFile) => Promise<unknown>

const remade =
  (...args: string[]): Change =>
  (from, to) =>
    bench.bare('-v', 'error', '-i', from.inside, ...args, to.inside)
/** Streams are copied unchanged, except for what `args` say. */
const copied = (...args: string[]) =>
  remade('-map', '0:v', '-map', '0:a', '-c', 'copy', '-map_chapters', '-1', ...args, '-f', 'mp4')
const tidy = ['-movflags', '+faststart', '-use_editlist', '0']
const encoded = (...args: string[]) =>
  copied(
    '-metadata:s:a:0',
    'language=eng',
    '-c:v',
    'libx264',
    '-bf',
    '0',
    '-preset',
    'ultrafast',
    ...args,
    ...tidy,
  )
const asWav = (...args: string[]) => remade(...args, '-fflags', '+bitexact', '-f', 'wav')
const cutBy =
  (bytes: number): Change =>
  async (from, to) => {
    await copyFile(from.path, to.path)
    await truncate(to.path, (await readFile(to.path)).length - bytes)
  }
const rewritten =
  (change: (text: string) => string | Buffer): Change =>
  async (from, to) =>
    writeFile(to.path, change(await readFile(from.path, 'utf8')))

const changes: [name: string, file: string, change: Change, fault: RegExp][] = [
  ['a WAV cut short', 'audio/pt-BR.wav', asWav('-t', '20'), /^is \d\.\d\d s shorter than the video$/],
  ['a WAV that goes on', 'audio/pt-BR.wav', asWav('-af', 'apad=pad_dur=2'), /^is 2\.00 s longer/],
  ['a WAV of which the end got lost', 'audio/pt-BR.wav', cutBy(100_001), /^cannot be read$/],
  ['a WAV at 44.1 kHz', 'audio/pt-BR.wav', asWav('-ar', '44100'), /^has 44100 Hz/],
  ['a WAV of 24 bits', 'audio/pt-BR.wav', asWav('-c:a', 'pcm_s24le'), /^cannot be read$/],
  ['a louder WAV', 'audio/pt-BR.wav', asWav('-af', 'volume=4dB'), /^has a loudness of -\d+\.\d LUFS/],
  ['a quieter WAV', 'audio/pt-BR.wav', asWav('-af', 'volume=-3dB'), /^is \d\.\d LU quieter than the video$/],
  ['a WAV with nothing in it', 'audio/pt-BR.wav', (_, to) => writeFile(to.path, ''), /^is empty$/],
  ['a missing WAV', 'audio/pt-BR.wav', (_, to) => rm(to.path, { force: true }), /^is missing$/],
  ['a missing video', 'video.mp4', (_, to) => rm(to.path, { force: true }), /^is missing$/],
  ['a missing checklist', 'CHECKLIST.txt', (_, to) => rm(to.path, { force: true }), /^is missing$/],
  ['the index at the end', 'video.mp4', copied('-use_editlist', '0'), /^has its index at the end$/],
  [
    'an edit list',
    'video.mp4',
    copied('-movflags', '+faststart', '-use_editlist', '1'),
    /^has an edit list$/,
  ],
  [
    'another tag',
    'video.mp4',
    copied('-metadata:s:a:0', 'language=deu', ...tidy),
    /says that its sound is deu/,
  ],
  ['a sound too many', 'video.mp4', copied('-map', '0:a', ...tidy), /^has 2 sounds/],
  [
    'another profile',
    'video.mp4',
    encoded('-profile:v', 'baseline', '-pix_fmt', 'yuv420p'),
    /profile Constrained Baseline/,
  ],
  ['other colours', 'video.mp4', encoded('-pix_fmt', 'yuv444p'), /^has pixels yuv444p/],
  ['another rate', 'video.mp4', encoded('-r', '25', '-pix_fmt', 'yuv420p'), /^has 25 frames/],
  ['a video whose end got lost', 'video.mp4', cutBy(10_000), /^cannot be read$/],
  [
    'captions in Latin-1',
    'captions/pt-BR.srt',
    rewritten((srt) => Buffer.from(srt, 'latin1')),
    /^is not UTF-8$/,
  ],
  [
    'captions with a mark before them',
    'captions/pt-BR.srt',
    rewritten((srt) => `\uFEFF${srt}`),
    /byte order/,
  ],
  [
    'captions that stay when the video has gone',
    'captions/pt-BR.srt',
    rewritten((srt) => srt.replace(/(.*--> )00(:\d\d:\d\d,\d{3}\n[^\n]+\n*)$/s, '$101$2')),
    /^goes on after/,
  ],
  [
    'chapters that are too short',
    'text/pt-BR.txt',
    rewritten((text) => `${text}\n0:00 Evening\n0:05 Night\n0:15 Morning\n`),
    /less than ten seconds/,
  ],
  ['no title', 'text/pt-BR.txt', rewritten((text) => text.replace(/^.*/, '')), /^has no title$/],
]

describe('a pack of which a file was changed', () => {
  it('Y5 is a good one before', async () => expect(await faultsOf(good())).toEqual([]))

  it('Y5 a file that does not belong to it is named', async () => {
    const file = bench.scratch.file('notes.txt')
    await writeFile(file.path, 'mine')
    expect(await faultsOf([...good(), { name: 'notes.txt', file }])).toEqual([
      { file: 'notes.txt', fault: 'does not belong here' },
    ])
  })

  it.each(changes)('Y5 %s is refused, by its name', async (_, name, change, fault) => {
    const changed = bench.scratch.file('changed')
    const files = good()
    const from = files.find((file) => file.name === name)?.file
    if (!from) throw new Error(`no ${name}`)
    await change(from, changed)
    const faults = await faultsOf(files.map((file) => (file.name === name ? { name, file: changed } : file)))
    expect(faults).toContainEqual({ file: name, fault: expect.stringMatching(fault) as string })
    // No fault is reported for the other files.
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set([name]))
  })
})
