import { writeFile } from 'node:fs/promises'
import { writeSrt } from '@voxdeck/core/captions/write-srt'
import type { Chapter } from '@voxdeck/core/plan/chapters'
import { checklist } from '@voxdeck/core/publish-pack/checklist'
import type { PackFacts } from '@voxdeck/core/publish-pack/pack-facts'
import { packFiles, packNames } from '@voxdeck/core/publish-pack/pack-names'
import { packText, replaceAngleBrackets } from '@voxdeck/core/publish-pack/pack-text'
import { preflight } from '@voxdeck/core/publish-pack/preflight'
import { textFile } from '@voxdeck/core/publish-pack/text-file'
import { utf8Bytes } from '@voxdeck/core/publish-pack/utf8-bytes'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { verifyVideo } from '../video/verify-video.ts'
import { videoFrames } from '../video/video-parts.ts'
import type { VideoTracks } from '../video/video-tracks.ts'
import { writeVideo } from '../video/write-video.ts'
import { createMeasurePack } from './measure-pack.ts'
import { PackRefused } from './pack-refused.ts'
import { createWriteWav } from './write-wav.ts'
import { writeZip } from './write-zip.ts'

/** The sentences spoken in a language, and its chapters, titled by their first spoken words. */
export type SaidInPack = { sentences: readonly string[]; chapters: readonly Chapter[] }

export type WritePack = {
  /** With a voice and captions for each language of the pack; the first voice is the video's own language. */
  video: VideoTracks
  title: string
  /** By language code, where it has another one. */
  titles?: Readonly<Partial<Record<string, string>>>
  /** By language code. */
  said: Readonly<Record<string, SaidInPack>>
  /** Where the zip is written. */
  output: string
  onFile?: (written: { name: string; done: number; of: number }) => void
} & Omit<FfmpegRun, 'stdin' | 'onProgress'>

export type WrittenPack = { bytes: number; facts: PackFacts }

const captionsOf = ({ captions }: VideoTracks, code: string): string =>
  writeSrt(
    (captions.find(({ language }) => language.code === code)?.cues ?? []).map(({ lines, ...times }) => ({
      ...times,
      lines: lines.map(replaceAngleBrackets),
    })),
  )

/**
 * Everything YouTube accepts for a video, as one zip: the video in its first language, a WAV for each other language,
 * captions, titles and descriptions, and a checklist. The pack is measured before it is handed out. Equal videos give
 * equal bytes.
 */
export const createWritePack = ({ ffmpeg }: { ffmpeg: Ffmpeg }) => {
  const writeWav = createWriteWav({ ffmpeg })
  const measurePack = createMeasurePack({ ffmpeg })

  return async ({
    video,
    title,
    titles = {},
    said,
    output,
    onFile,
    ...run
  }: WritePack): Promise<WrittenPack> => {
    const [own, ...others] = video.voices
    if (!own) throw new RangeError('a video without a voice has no pack')
    const languages = video.voices.map(({ language }) => language.code)
    const subtitles = video.captions.flatMap(({ language: { code } }) =>
      languages.includes(code) ? [] : [code],
    )
    const written = [...languages, ...subtitles]
    const names = packFiles(languages, subtitles)
    const place = (name: string): ScratchFile => run.scratch.file(`pack-${name.replace('/', '-')}`)
    const files = names.map((name) => ({ name, file: place(name) }))
    let done = 0
    const write = async (name: string, writing: (file: ScratchFile) => Promise<unknown>) => {
      run.signal?.throwIfAborted()
      await writing(place(name))
      onFile?.({ name, done: ++done, of: names.length })
    }

    await write(packNames.video, async ({ path }) => {
      const alone = { ...video, voices: [own], captions: [] }
      await writeVideo({
        ...alone,
        title: titles[own.language.code] ?? title,
        output: path,
        signal: run.signal,
      })
      await verifyVideo(path, alone)
    })
    for (const voice of others)
      await write(packNames.sound(voice.language.code), (file) =>
        writeWav({ video, voice, output: file, ...run }),
      )
    for (const code of written) {
      await write(packNames.captions(code), ({ path }) => writeFile(path, captionsOf(video, code)))
      const { sentences, chapters } = said[code] ?? { sentences: [], chapters: [] }
      const frames = videoFrames(video.shots)
      const text = packText({
        title: titles[code] ?? title,
        language: code,
        languages: written,
        sentences,
        chapters,
        frames,
      })
      await write(packNames.text(code), ({ path }) => writeFile(path, textFile(text)))
    }

    const measured = await measurePack({ languages, subtitles, files: filesButTheList(files), ...run })
    const list = checklist(measured)
    await write(packNames.checklist, ({ path }) => writeFile(path, list))
    const facts = {
      ...measured,
      files: [...measured.files, { name: packNames.checklist, bytes: utf8Bytes(list) }],
    }
    const faults = preflight(facts)
    if (faults.length > 0) throw new PackRefused(faults)
    const entries = files.map(({ name, file }) => ({ name, path: file.path }))
    return { bytes: await writeZip(entries, output, run.signal), facts }
  }
}

/** The checklist is written from the measurements, so it cannot be measured itself. */
const filesButTheList = <T extends { name: string }>(files: readonly T[]): T[] =>
  files.filter(({ name }) => name !== packNames.checklist)
