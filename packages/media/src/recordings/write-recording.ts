import { sampleRate } from '@voxdeck/core/timeline/timing'
import { type NormaliseRecording, normaliseRecording } from '../args/normalise-recording.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import { createReadRecording } from './read-recording.ts'

/** ffmpeg read it, and what came out is not what was said. */
export class RecordingDamaged extends Error {}

/** Matroska, which Chrome and Firefox record, goes on behind a hole or a lost end, and only warns of it. */
const losses = /^\[matroska,webm .*(ended prematurely|exceeds containing|invalid)/im

/** A hostile file can have time stand still and go on for hours: bytes are counted too, and they are held in memory. */
const limitsFor = (mostSeconds: number) => ({
  fileBytes: (mostSeconds + 1) * sampleRate * Float32Array.BYTES_PER_ELEMENT,
  wallSeconds: 60,
  cpuSeconds: 60,
})

/** Writes a user's recording anew, and gives its samples. */
export const createWriteRecording = ({ ffmpeg }: { ffmpeg: Ffmpeg }) => {
  const readRecording = createReadRecording({ ffmpeg })
  return async ({
    recording,
    output,
    mostSeconds,
    ...asked
  }: NormaliseRecording & Omit<FfmpegRun, 'stdin' | 'limits'>): Promise<Float32Array> => {
    const run = { ...asked, limits: limitsFor(mostSeconds) }
    const { warnings } = await ffmpeg.run(normaliseRecording({ recording, output, mostSeconds }), run)
    if (losses.test(warnings)) throw new RecordingDamaged(warnings)
    const samples = await readRecording(output, run)
    if (samples.length === 0) throw new RecordingDamaged('it has no sound')
    return samples
  }
}
