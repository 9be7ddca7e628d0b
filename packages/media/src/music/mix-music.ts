import { type MusicVolume, musicVolumes } from '@voxdeck/core/music'
import { amplitude, power } from '../loudness/decibels.ts'
import { createDucking, edgeGain, joinedSpans, type Span } from './ducking.ts'
import { loopedMusic } from './looped-music.ts'

type Music = { pcm: Buffer; lufs: number; volume: MusicVolume }

export type MixMusic = {
  /** 16-bit stereo samples of the whole video. */
  track: AsyncIterable<Buffer>
  totalSamples: number
  /** Where narration or a clip is heard. */
  spans: readonly Span[]
  music: Music
}

const wordsLufs = -14
const relativeGate = -10
const mostMakeUp = 0.8
/** Gains are computed every `step` samples and interpolated linearly in between. */
const step = 64

/**
 * Make-up gain for the whole mix, at most as much as narration may be off. Music in pauses is quieter than narration
 * and lowers the video's integrated loudness. Where the music is quiet enough to be gated out, pauses that are not
 * silent and the softer parts of words still lower it.
 */
export const makeUpDecibels = (spans: readonly Span[], totalSamples: number, aloneLufs: number): number => {
  const spoken = joinedSpans(spans).reduce((sum, { start, end }) => sum + end - start, 0)
  if (spoken === 0) return 0
  const share = Math.min(1, spoken / totalSamples)
  const mixed = 10 * Math.log10(share * power(wordsLufs) + (1 - share) * power(aloneLufs))
  const counts = aloneLufs > mixed + relativeGate
  return Math.min(mostMakeUp, counts ? wordsLufs - mixed : -2 * Math.log10(share))
}

/** Narration and music mixed to stereo 32-bit float, piece by piece. */
export async function* mixMusic({ track, totalSamples, spans, music }: MixMusic): AsyncGenerator<Uint8Array> {
  const { alone, underWords } = musicVolumes[music.volume]
  const makeUp = amplitude(makeUpDecibels(spans, totalSamples, alone))
  const duckedAt = createDucking(spans)
  const at = loopedMusic(music.pcm)
  const gainAt = (sample: number): number => {
    const decibels = alone - music.lufs + duckedAt(sample) * (underWords - alone)
    return edgeGain(sample, totalSamples) * amplitude(decibels)
  }
  let sample = 0
  let [from, to] = [0, gainAt(0)]
  for await (const piece of whole(track)) {
    const mixed = new Float32Array(piece.length / 2)
    for (let index = 0; index < mixed.length; index += 2, sample++) {
      if (sample % step === 0) [from, to] = [to, gainAt(sample + step)]
      const gain = from + ((to - from) * (sample % step)) / step
      for (const channel of [0, 1] as const)
        mixed[index + channel] =
          makeUp * (piece.readInt16LE(2 * (index + channel)) / 32_768 + gain * at(sample, channel))
    }
    yield new Uint8Array(mixed.buffer)
  }
}

const bytesPerSample = 4

/** Re-cuts the pieces so that none splits a sample. */
async function* whole(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    const end = bytes.length - (bytes.length % bytesPerSample)
    rest = bytes.subarray(end)
    yield bytes.subarray(0, end)
  }
}
