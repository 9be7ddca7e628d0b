import {
  framesPerSecond,
  leadSamples,
  pauseSeconds,
  sampleRate,
  samplesPerFrame,
  silentSlideSeconds,
} from './timing.ts'

export type NarratedSlide = {
  /** The longest narration of the slide over the video's languages, in samples; 0 when nobody speaks. */
  narrationSamples: number
  manualSeconds: number | null
}

export type SlideLength = {
  /** What a person set, else the narration and its pause. */
  barFrames: number
  /** On screen: the bar, and as much more as the narration needs. */
  frames: number
  /** Silence after the last word: what a transition may take. */
  quietFrames: number
}

export const secondsOfFrames = (frames: number): number => frames / framesPerSecond
export const framesOfSeconds = (seconds: number): number => Math.round(seconds * framesPerSecond)

const naturalFrames = (narrationSamples: number): number => {
  const spoken = narrationSamples > 0 ? narrationSamples : silentSlideSeconds * sampleRate
  return Math.ceil(spoken / samplesPerFrame) + pauseSeconds * framesPerSecond
}

/** Up to the frame in which the last word ends. */
const neededFrames = (narrationSamples: number): number =>
  narrationSamples > 0 ? Math.ceil((leadSamples + narrationSamples) / samplesPerFrame) : 0

/** Samples that a length set by a person leaves for words; null where the words decide. */
export const roomForWords = (manualSeconds: number | null): number | null =>
  manualSeconds === null ? null : framesOfSeconds(manualSeconds) * samplesPerFrame - leadSamples

/** A bar may shorten the pause, and never the words: a slide ends with its narration or later. */
export const slideLength = ({ narrationSamples, manualSeconds }: NarratedSlide): SlideLength => {
  const needed = neededFrames(narrationSamples)
  const barFrames = manualSeconds === null ? naturalFrames(narrationSamples) : framesOfSeconds(manualSeconds)
  const frames = Math.max(barFrames, needed)
  return { barFrames, frames, quietFrames: frames - needed }
}

export const overrunFrames = ({ barFrames, frames }: Pick<SlideLength, 'barFrames' | 'frames'>): number =>
  frames - barFrames
