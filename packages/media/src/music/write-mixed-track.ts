import { readFile } from 'node:fs/promises'
import type { MusicVolume } from '@voxdeck/core/music'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { encodeMixedTrack } from '../args/sound/encode-track.ts'
import { decodeMusic } from '../args/sound/normalise-sound.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type Placement, trackPcm } from '../track/track-pcm.ts'
import { createVerifyTrack } from '../track/verify-track.ts'
import type { Span } from './ducking.ts'
import { mixMusic } from './mix-music.ts'

export type WriteMixedTrack = {
  totalSamples: number
  placements: readonly Placement[]
  spans: readonly Span[]
  music: { file: ScratchFile; lufs: number; volume: MusicVolume }
  output: ScratchFile
} & Omit<FfmpegRun, 'stdin'>

/** With music a language's sound is never silent, so it is encoded as a whole and decoded once as a check. */
export const createWriteMixedTrack = ({ ffmpeg }: { ffmpeg: Ffmpeg }) => {
  const proveTrack = createVerifyTrack({ ffmpeg })
  return async ({
    totalSamples,
    placements,
    spans,
    music: { file, ...level },
    output,
    limits,
    ...run
  }: WriteMixedTrack): Promise<void> => {
    const raw = run.scratch.file('music.pcm')
    await ffmpeg.run(decodeMusic(file, raw), run)
    const music = { ...level, pcm: await readFile(raw.path) }
    const track = trackPcm({ totalSamples, placements, channels: 2 })
    const seconds = 120 + totalSamples / sampleRate
    await ffmpeg.run(encodeMixedTrack(totalSamples, output), {
      ...run,
      stdin: mixMusic({ track, totalSamples, spans, music }),
      limits: { wallSeconds: seconds, cpuSeconds: seconds, ...limits },
    })
    await proveTrack({ file: output, totalSamples, ...run })
  }
}
