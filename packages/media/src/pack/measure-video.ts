import type { VideoFacts } from '@voxdeck/core/publish-pack/pack-facts'
import { createMeasureSound } from '../loudness/measure-sound.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { createProbeMedia } from '../probe/probe-media.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'

export type MeasuredVideo = { video: VideoFacts; videoLufs: number }

/** '30/1' → 30. */
const rateOf = (rate: string): number => {
  const [frames, seconds = 1] = rate.split('/').map(Number)
  return (frames ?? 0) / seconds
}

/** Properties of a video as ffprobe and our own MP4 reader see them. */
export const createMeasureVideo = ({ ffmpeg }: { ffmpeg: Ffmpeg }) => {
  const probeMedia = createProbeMedia({ ffmpeg })
  const measureSound = createMeasureSound({ ffmpeg })
  return async (file: ScratchFile, run: Omit<FfmpegRun, 'stdin'>): Promise<MeasuredVideo> => {
    const { video, audio, seconds } = await probeMedia({ kind: 'own-video', file }, run)
    await using read = await openMp4(file.path)
    const sounds = read.tracks.filter(({ handler }) => handler === 'soun')
    const heard = audio ? await measureSound({ kind: 'own-video', file, ...run }) : null
    return {
      video: {
        codec: video?.codec ?? 'none',
        profile: video?.profile ?? 'none',
        pixelFormat: video?.pixelFormat ?? 'none',
        framesPerSecond: rateOf(video?.averageRate ?? '0/1'),
        indexFirst: read.indexFirst,
        hasEditList: read.tracks.some(({ hasEditList }) => hasEditList),
        soundCodec: audio?.codec ?? 'none',
        soundRate: audio?.sampleRate ?? 0,
        soundStreams: sounds.length,
        soundLanguage: sounds[0]?.language ?? 'none',
        seconds: video?.seconds ?? seconds,
      },
      videoLufs: heard?.lufs ?? Number.NEGATIVE_INFINITY,
    }
  }
}
