import { readFile } from 'node:fs/promises'
import { type MeterSound, meterKeys, meterSound } from '../args/sound/meter-sound.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'

/** LUFS and dBTP; both −∞ for silence. */
export type SoundMeasure = { seconds: number; lufs: number; peak: number }

type MeasureSound = Pick<MeterSound, 'kind' | 'file'> & Omit<FfmpegRun, 'stdin'>

/** The meter's reading for silence, and before any sound. */
const silentLufs = -70

const lastShown = async ({ path }: ScratchFile, key: string): Promise<number> => {
  const shown = await readFile(path, 'utf8')
  return Number(shown.slice(shown.lastIndexOf(key) + key.length + 1)) || Number.NEGATIVE_INFINITY
}

/** Decodes a file once: the actual duration of its sound, its loudness and its true peak. */
export const createMeasureSound =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({ kind, file, ...run }: MeasureSound): Promise<SoundMeasure> => {
    const [loudness, peak] = [run.scratch.file('meter-loudness.txt'), run.scratch.file('meter-peak.txt')]
    const { seconds } = await ffmpeg.run(meterSound({ kind, file, loudness, peak }), run)
    const lufs = await lastShown(loudness, meterKeys.loudness)
    return {
      seconds,
      lufs: lufs > silentLufs ? lufs : Number.NEGATIVE_INFINITY,
      peak: 20 * Math.log10(Math.max(0, await lastShown(peak, meterKeys.peak))),
    }
  }
