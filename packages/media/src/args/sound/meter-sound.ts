import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'

export type MeterSound = {
  kind: 'own-audio' | 'own-video'
  file: ScratchFile
  /** File for the meter's readings: one line every 0.1 s, each measured from the start of the sound. */
  loudness: ScratchFile
  peak: ScratchFile
}

export const meterKeys = { loudness: 'lavfi.r128.I', peak: 'lavfi.r128.true_peak' } as const

/** Integrated loudness and true peak (BS.1770-4) of a file's first audio stream. */
export const meterSound = ({ kind, file, loudness, peak }: MeterSound): FfmpegCommand => ({
  inputs: [{ kind, file, options: ['-err_detect', 'explode'] }],
  filterGraph: `[0:a:0]${[
    'ebur128=metadata=1:peak=true',
    `ametadata=print:key=${meterKeys.loudness}:file=${loudness.inside}`,
    `ametadata=print:key=${meterKeys.peak}:file=${peak.inside}`,
  ].join(',')}[a]`,
  output: { file: 'nowhere', options: ['-map', '[a]'] },
})
