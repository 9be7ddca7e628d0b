import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { monoInStereo } from '../track/track-pcm.ts'

/** What a clip's sound is brought to, and how long it takes to come and go: 20 ms, so that a cut does not click. */
export const levels = { aloneLufs: -14, underSpeechLufs: -26, fadeSamples: 960 }

type ClipSamples = { left: Float32Array; right: Float32Array; gain: number }

export type MixPcm = { speech: AsyncIterable<Buffer>; clip: ClipSamples; frames: number }

/** From 0 to 1 within the fade at either end. */
const fadeAt = (sample: number, samples: number): number =>
  Math.min(1, (sample + 1) / levels.fadeSamples, (samples - sample) / levels.fadeSamples)

/** Speech (mono 16 bit, the whole slide) and the looped clip as stereo 32-bit float, a piece at a time. */
export async function* mixPcm({ speech, clip, frames }: MixPcm): AsyncGenerator<Uint8Array> {
  const samples = frames * samplesPerFrame
  const { left, right, gain } = clip
  let at = 0
  for await (const piece of speech) {
    const mixed = new Float32Array(piece.length)
    for (let index = 0; index < piece.length / 2; index++, at++) {
      const said = (piece.readInt16LE(index * 2) / 32_768) * monoInStereo
      const loud = gain * fadeAt(at, samples)
      mixed[2 * index] = said + loud * (left[at % left.length] ?? 0)
      mixed[2 * index + 1] = said + loud * (right[at % right.length] ?? 0)
    }
    yield new Uint8Array(mixed.buffer)
  }
}
