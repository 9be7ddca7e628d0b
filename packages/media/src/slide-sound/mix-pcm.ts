import { monoInStereo } from '../track/track-pcm.ts'

/** Target loudness of a clip's sound, and the length of its fades: 20 ms, so that a cut does not click. */
export const levels = { aloneLufs: -14, underSpeechLufs: -26, fadeSamples: 960 }

type ClipSamples = { left: Float32Array; right: Float32Array; gain: number }

/** Samples of a slide in which its clip is heard; the edges are silent, so that packets can be joined by copying. */
export type HeardSpan = { firstSample: number; endSample: number }

export type MixPcm = { speech: AsyncIterable<Buffer>; clip: ClipSamples; heard: HeardSpan }

/** Gain of the fades: rises from 0 to 1 at either end of the span, 0 outside it. */
const fadeAt = (sample: number, { firstSample, endSample }: HeardSpan): number => {
  const inside = Math.min(sample - firstSample + 1, endSample - sample)
  return Math.max(0, Math.min(1, inside / levels.fadeSamples))
}

/** Narration (mono 16 bit, the whole slide) and the looped clip mixed to stereo 32-bit float, piece by piece. */
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
