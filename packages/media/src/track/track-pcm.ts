import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'

/** A levelled sentence, 48 kHz mono 16 bit, and the sample of the track at which it starts. */
export type Placement = { startSample: number; file: string }

export type TrackPlan = { totalFrames: number; placements: readonly Placement[] }

const bytesPerSample = 2
const silence = Buffer.alloc(64 * 1024)

/** The whole track's samples in order, a piece at a time, so that two hours need no more memory than a minute. */
export async function* trackPcm({ totalFrames, placements }: TrackPlan): AsyncGenerator<Buffer> {
  const totalSamples = totalFrames * samplesPerFrame
  let at = 0
  for (const { startSample, file } of placements) {
    const { size } = await stat(file)
    const samples = size / bytesPerSample
    if (!Number.isInteger(samples)) throw new Error(`${file} ends inside a sample`)
    if (startSample < at)
      throw new RangeError(`${file} starts at ${startSample}, before the end of what precedes: ${at}`)
    if (startSample + samples > totalSamples)
      throw new RangeError(
        `${file} ends at ${startSample + samples}, after the track's end at ${totalSamples}`,
      )
    yield* silenceOf(startSample - at)
    yield* createReadStream(file)
    at = startSample + samples
  }
  yield* silenceOf(totalSamples - at)
}

function* silenceOf(samples: number): Generator<Buffer> {
  for (let left = samples * bytesPerSample; left > 0; left -= silence.length)
    yield left < silence.length ? silence.subarray(0, left) : silence
}
