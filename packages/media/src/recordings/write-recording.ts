import { sampleRate } from '@voxdeck/core/timeline/timing'
import { type NormaliseRecording, normaliseRecording } from '../args/sound/normalise-sound.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import { createReadRecording } from './read-recording.ts'

/** ffmpeg decoded the recording, but some or all of its sound is lost. */
export class RecordingDamaged extends Error {}

/** Chrome and Firefox record Matroska; its demuxer continues after a hole or a truncated end, and only warns. */
const losses = /^\[matroska,webm .*(ended prematurely|exceeds containing|invalid)/im

/** A hostile file's timestamps can stand still for hours: bytes are limited too, as samples are held in memory. */
const limitsFor = (mostSeconds: number) => ({
  fileBytes: (mostSeconds + 1) * sampleRate * Float32Array.BYTES_PER_ELEMENT,
  wallSeconds: 60,
  cpuSeconds: 60,
})

/** Normalises a user's recording; returns its samples. */
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
