import { type StretchSpeech, stretchSpeech } from '@voxdeck/media/args/sound/stretch-speech'
import type { FfmpegCommand } from '@voxdeck/media/run/ffmpeg-command'

/** The product's own command with another filter in place of its own. */
const instead =
  (filter: (tempo: string) => string) =>
  (several: readonly StretchSpeech[]): FfmpegCommand => {
    const command = stretchSpeech(several)
    return {
      ...command,
      filterGraph: (command.filterGraph ?? '').replace(/atempo=([\d.]+)/g, (_, tempo: string) =>
        filter(tempo),
      ),
    }
  }

/** The filters compared; the second rubberband has a shorter window and mixes transients. */
export const stretchers = {
  atempo: stretchSpeech,
  rubberband: instead((tempo) => `rubberband=tempo=${tempo}`),
  'rubberband, short window': instead(
    (tempo) => `rubberband=tempo=${tempo}:transients=mixed:detector=soft:window=short`,
  ),
} as const

export type StretcherName = keyof typeof stretchers
