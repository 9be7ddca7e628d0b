import { readFile, stat } from 'node:fs/promises'
import type { PackFacts, SoundFacts } from '@voxdeck/core/publish-pack/pack-facts'
import { packNames } from '@voxdeck/core/publish-pack/pack-names'
import { readTextFile } from '@voxdeck/core/publish-pack/text-file'
import { createMeasureSound } from '../loudness/measure-sound.ts'
import { createProbeMedia } from '../probe/probe-media.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import { ProgramFailed } from '../run/program-failed.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { createMeasureVideo } from './measure-video.ts'
import { PackRefused } from './pack-refused.ts'

/** A file's name in the pack, and its path now. */
export type PackFile = { name: string; file: ScratchFile }

export type MeasurePack = {
  /** The video's own language is first. */
  languages: readonly string[]
  /** Languages that are only read. */
  subtitles?: readonly string[]
  files: readonly PackFile[]
} & Omit<FfmpegRun, 'stdin' | 'onProgress'>

const bytesOf = async ({ path }: ScratchFile): Promise<number | null> =>
  (await stat(path).catch(() => null))?.size ?? null

const utf8 = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Whether the error is the file's fault: a full disk or a cancelled run is not. */
const isOfTheFile = (error: unknown): boolean =>
  error instanceof ProgramFailed ? error.reason === 'exit' : error instanceof Error && !('code' in error)

const named = async <T>(name: string, reading: Promise<T>): Promise<T> => {
  try {
    return await reading
  } catch (error) {
    if (!isOfTheFile(error)) throw error
    throw new PackRefused([{ file: name, fault: 'cannot be read' }], { cause: error })
  }
}

/** Reads a written pack back and measures it from its files alone. */
export const createMeasurePack = ({ ffmpeg }: { ffmpeg: Ffmpeg }) => {
  const measureVideo = createMeasureVideo({ ffmpeg })
  const measureSound = createMeasureSound({ ffmpeg })
  const probeMedia = createProbeMedia({ ffmpeg })

  const soundFacts = async (file: ScratchFile, run: Omit<FfmpegRun, 'stdin'>): Promise<SoundFacts> => {
    const { audio } = await probeMedia({ kind: 'own-audio', file }, run)
    const { codec = 'none', sampleRate = 0, bits = 0 } = audio ?? {}
    return { format: codec, sampleRate, bits, ...(await measureSound({ kind: 'own-audio', file, ...run })) }
  }

  return async ({ languages, subtitles = [], files, ...run }: MeasurePack): Promise<PackFacts> => {
    const there = new Map<string, ScratchFile>()
    const sizes: { name: string; bytes: number }[] = []
    for (const { name, file } of files) {
      const bytes = await bytesOf(file)
      if (bytes === null) continue
      sizes.push({ name, bytes })
      there.set(name, file)
    }
    /** Missing and empty files are skipped here; `files` shows them. */
    const each = async <T>(nameOf: (code: string) => string, read: (file: ScratchFile) => Promise<T>) => {
      const found: Record<string, T> = {}
      for (const code of [...languages, ...subtitles]) {
        const file = there.get(nameOf(code))
        if (file && (await bytesOf(file))) found[code] = await named(nameOf(code), read(file))
      }
      return found
    }
    const video = there.get(packNames.video)
    if (!video) throw new PackRefused([{ file: packNames.video, fault: 'is missing' }])
    return {
      languages,
      subtitles,
      files: sizes,
      ...(await named(packNames.video, measureVideo(video, run))),
      sounds: await each(packNames.sound, (file) => soundFacts(file, run)),
      captions: await each(packNames.captions, async ({ path }) => utf8(await readFile(path))),
      texts: await each(packNames.text, async ({ path }) => readTextFile(await readFile(path, 'utf8'))),
    }
  }
}
