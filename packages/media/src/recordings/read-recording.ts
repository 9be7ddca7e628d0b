import { readFile } from 'node:fs/promises'
import { decodeRecording } from '../args/sound/decode-recording.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { attenuatePauses } from './attenuate-pauses.ts'

/** The samples of a normalised recording, from -1 to 1 at our rate: without hum, and quieter where nobody speaks. */
export const createReadRecording =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async (recording: ScratchFile, run: Omit<FfmpegRun, 'stdin'>): Promise<Float32Array> => {
    const raw = run.scratch.file('recording.f32')
    await ffmpeg.run(decodeRecording(recording, raw), run)
    const bytes = await readFile(raw.path)
    return attenuatePauses(
      new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    )
  }
