import { samplesPerFrame } from './timing.ts'

/** How fast speech may be played against how it was spoken: beyond this it is rushed, or drawled. */
export const paceLimits = { slowest: 0.9, fastest: 1.2 } as const

/** Whole samples: as short and as long as speech of that length may become. */
export const shortestFit = (samples: number): number => Math.ceil(samples / paceLimits.fastest)
export const longestFit = (samples: number): number => Math.floor(samples / paceLimits.slowest)

export type FittedSlide = {
  /** Samples of every language's narration once it is fitted, in their order; 0 where nobody speaks. */
  fitted: number[]
  /** The longest of them. */
  narrationSamples: number
}

export type SpokenInLanguages = {
  /** Samples of each language's narration as it was spoken; 0 where nobody speaks. */
  narrations: readonly number[]
  /** Samples that a person's length leaves for words; null where the words decide. */
  room: number | null
}

/** How far a pace is from how it was spoken, alike for twice as fast and half as fast. */
const strain = (spoken: number, frames: number): number =>
  Math.abs(Math.log((frames * samplesPerFrame) / spoken))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Frames for the words of a slide that all its languages share. Fewer are too few for the longest, however fast; with
 * more, the shortest falls silent. Where several leave the same silence, speech is changed least.
 */
const sharedFrames = (spoken: readonly number[]): number => {
  const fewest = Math.max(...spoken.map((samples) => Math.ceil(shortestFit(samples) / samplesPerFrame)))
  const most = Math.max(fewest, Math.floor(Math.min(...spoken.map(longestFit)) / samplesPerFrame))
  const within = (frames: number) => Math.min(most, Math.max(fewest, frames))
  // The sum of strains bends only where a language is not changed at all.
  const candidates = spoken.map((samples) => within(Math.ceil(samples / samplesPerFrame)))
  const strainOf = (frames: number) => sum(spoken.map((samples) => strain(samples, frames)))
  return candidates.reduce((best, frames) => (strainOf(frames) < strainOf(best) ? frames : best))
}

/** Within a frame of the room it has, speech stays as it was spoken: nobody hears the difference. */
const fit = (samples: number, room: number): number => {
  if (samples === 0) return 0
  if (samples <= room && samples > room - samplesPerFrame) return samples
  return Math.min(Math.max(room, shortestFit(samples)), longestFit(samples))
}

/**
 * One slide's words in several languages on one timeline: each is played a little faster or slower, within what is
 * comfortable to listen to, so that nothing is cut and as little as possible is silent. Where a person set the length,
 * only what does not fit is played faster.
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
