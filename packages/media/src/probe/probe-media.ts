import type { Ffmpeg, ProbeRun } from '../run/ffmpeg.ts'
import type { FfmpegInput } from '../run/ffmpeg-command.ts'
import { ffprobeShow, type MediaFacts, mediaFacts } from './media-facts.ts'

export const createProbeMedia =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async (input: FfmpegInput, run: ProbeRun): Promise<MediaFacts> =>
    mediaFacts(await ffmpeg.probe(input, ffprobeShow, run))
