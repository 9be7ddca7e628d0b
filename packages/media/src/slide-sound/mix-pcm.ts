import { monoInStereo } from '../track/track-pcm.ts'

/** What a clip's sound is brought to, and how long it takes to come and go: 20 ms, so that a cut does not click. */
export const levels = { aloneLufs: -14, underSpeechLufs: -26, fadeSamples: 960 }

type ClipSamples = { left: Float32Array; right: Float32Array; gain: number }

/** Around it the slide's edges are silent, so that the next slide's sound can be joined by copying. */
export type HeardSpan = { firstSample: number; endSample: number }

export type MixPcm = { speech: AsyncIterable<Buffer>; clip: ClipSamples; heard: HeardSpan }

/** From 0 to 1 within the fade at either end, and 0 outside. */
const fadeAt = (sample: number, { firstSample, endSample }: HeardSpan): number => {
  const inside = Math.min(sample - firstSample + 1, endSample - sample)
  return Math.max(0, Math.min(1, inside / levels.fadeSamples))
}

/** Speech (mono 16 bit, the whole slide) and the looped clip as stereo 32-bit float, a piece at a time. */
export async function* mixPcm({ speech, clip, heard }: MixPcm): AsyncGenerator<Uint8Array> {
  const { left, right, gain } = clip
  let at = 0
  for await (const piece of speech) {
    const mixed = new Float32Array(piece.length)
    for (let index = 0; index < piece.length / 2; index++, at++) {
      const said = (piece.readInt16LE(index * 2) / 32_768) * monoInStereo
      const loud = gain * fadeAt(at, heard)
      mixed[2 * index] = said + loud * (left[at % left.length] ?? 0)
      mixed[2 * index + 1] = said + loud * (right[at % right.length] ?? 0)
    }
    yield new Uint8Array(mixed.buffer)
  }
}
