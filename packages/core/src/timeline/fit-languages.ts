import { samplesPerFrame } from './timing.ts'

/** Playback speed relative to speech as it was spoken: beyond these limits it is rushed, or drawled. */
export const stretchLimits = { slowest: 0.9, fastest: 1.2 } as const

/** The shortest and longest that speech of this length may be stretched to, in whole samples. */
export const shortestFit = (samples: number): number => Math.ceil(samples / stretchLimits.fastest)
export const longestFit = (samples: number): number => Math.floor(samples / stretchLimits.slowest)

export type FittedSlide = {
  /** Samples of each language's narration after fitting, in language order; 0 where nobody speaks. */
  fitted: number[]
  /** The longest of them. */
  narrationSamples: number
}

export type SpokenInLanguages = {
  /** Samples of each language's narration as it was spoken; 0 where nobody speaks. */
  narrations: readonly number[]
  /** Samples that a manual length leaves for words; null without a manual length. */
  room: number | null
}

/** Distance of a pace from the original, equal for twice as fast and half as fast. */
const strain = (spoken: number, frames: number): number =>
  Math.abs(Math.log((frames * samplesPerFrame) / spoken))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Frames for a slide's words, shared by all its languages. Fewer are too short for the longest at the fastest pace;
 * with more, the shortest falls silent at the slowest. Of those with the same silence, the one that changes speech
 * least.
 */
const sharedFrames = (spoken: readonly number[]): number => {
  const fewest = Math.max(...spoken.map((samples) => Math.ceil(shortestFit(samples) / samplesPerFrame)))
  const most = Math.max(fewest, Math.floor(Math.min(...spoken.map(longestFit)) / samplesPerFrame))
  const within = (frames: number) => Math.min(most, Math.max(fewest, frames))
  // The sum of strains has its minimum where one of the languages is not changed at all.
  const candidates = spoken.map((samples) => within(Math.ceil(samples / samplesPerFrame)))
  const strainOf = (frames: number) => sum(spoken.map((samples) => strain(samples, frames)))
  return candidates.reduce((best, frames) => (strainOf(frames) < strainOf(best) ? frames : best))
}

/** Speech that is within a frame of its room stays as it was spoken: the difference is inaudible. */
const fit = (samples: number, room: number): number => {
  if (samples === 0) return 0
  if (samples <= room && samples > room - samplesPerFrame) return samples
  return Math.min(Math.max(room, shortestFit(samples)), longestFit(samples))
}

/**
 * Fits one slide's narrations in several languages to one timeline: each is played a little faster or slower, within
 * what is comfortable to listen to, so that nothing is cut and as little as possible is silent. With a manual length,
 * only narrations that do not fit are played faster.
 */
export const fitLanguages = ({ narrations, room }: SpokenInLanguages): FittedSlide => {
  const spoken = narrations.filter((samples) => samples > 0)
  const fitted =
    spoken.length < 2 && room === null
      ? [...narrations]
      : narrations.map((samples) => {
          if (room !== null) return samples <= room ? samples : Math.max(room, shortestFit(samples))
          return fit(samples, sharedFrames(spoken) * samplesPerFrame)
        })
  return { fitted, narrationSamples: Math.max(0, ...fitted) }
}
