import { decodeCheck } from '../args/decode-check.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'

/** Decodes a shot once. A warning or a frame too many or too few is an error. */
export const createVerifyShot =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({ file, frames, ...run }: { file: ScratchFile; frames: number } & FfmpegRun): Promise<void> => {
    const decoded = await ffmpeg.run(decodeCheck('own-video', file), run)
    if (decoded.warnings) throw new Error(`the shot decodes with warnings: ${decoded.warnings}`)
    if (decoded.frames !== frames)
      throw new Error(`the shot has ${decoded.frames} frames, ${frames} were planned`)
  }
