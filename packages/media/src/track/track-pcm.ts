import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Channels } from '../args/sound/encode-track.ts'

/** 48 kHz 16 bit: a levelled sentence in mono, or a mixed slide in stereo; and the sample at which it starts. */
export type Placement = { startSample: number; file: string; channels?: Channels }

export type TrackPlan = { totalSamples: number; placements: readonly Placement[]; channels?: Channels }

/** The same sound in two channels is 3 LU louder than in one. */
export const monoInStereo = Math.SQRT1_2

const bytesPerSample = 2
const silence = Buffer.alloc(64 * 1024)

/** The whole track's samples in order, piece by piece, so that two hours need no more memory than a minute. */
export async function* trackPcm({
  totalSamples,
  placements,
  channels = 1,
}: TrackPlan): AsyncGenerator<Buffer> {
  let at = 0
  for (const { startSample, file, channels: own = 1 } of placements) {
    if (own > channels) throw new RangeError(`${file} is stereo, the track is not`)
    const { size } = await stat(file)
    const samples = size / bytesPerSample / own
    if (!Number.isInteger(samples)) throw new Error(`${file} ends inside a sample`)
    if (startSample < at)
      throw new RangeError(`${file} starts at ${startSample}, before the end of what precedes: ${at}`)
    if (startSample + samples > totalSamples)
      throw new RangeError(
        `${file} ends at ${startSample + samples}, after the track's end at ${totalSamples}`,
      )
    yield* silenceOf((startSample - at) * channels)
    if (own < channels) yield* widened(createReadStream(file))
    else yield* createReadStream(file)
    at = startSample + samples
  }
  yield* silenceOf((totalSamples - at) * channels)
}

function* silenceOf(samples: number): Generator<Buffer> {
  for (let left = samples * bytesPerSample; left > 0; left -= silence.length)
    yield left < silence.length ? silence.subarray(0, left) : silence
}

/** Mono to stereo; file streams never split a sample. */
async function* widened(mono: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of mono) {
    const stereo = Buffer.alloc(2 * piece.length)
    for (let byte = 0; byte < piece.length; byte += bytesPerSample) {
      const sample = Math.round(piece.readInt16LE(byte) * monoInStereo)
      stereo.writeInt16LE(sample, 2 * byte)
      stereo.writeInt16LE(sample, 2 * byte + bytesPerSample)
    }
    yield stereo
  }
}
