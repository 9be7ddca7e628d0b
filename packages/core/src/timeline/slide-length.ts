import {
  framesPerSecond,
  leadSamples,
  pauseSeconds,
  sampleRate,
  samplesPerFrame,
  silentSlideSeconds,
} from './timing.ts'

export type NarratedSlide = {
  /** Length of the slide's longest narration over the video's languages, in samples; 0 when nobody speaks. */
  narrationSamples: number
  manualSeconds: number | null
}

export type SlideLength = {
  /** The manual length, else the narration and its pause. */
  barFrames: number
  /** Frames on screen: the bar, and as many more as the narration needs. */
  frames: number
  /** Frames of silence after the last word, which a transition may take. */
  quietFrames: number
}

export const secondsOfFrames = (frames: number): number => frames / framesPerSecond
export const framesOfSeconds = (seconds: number): number => Math.round(seconds * framesPerSecond)

/** A slide's own length: its narration, or the time of a silent one, and the pause. */
export const naturalFrames = (narrationSamples: number): number => {
  const spoken = narrationSamples > 0 ? narrationSamples : silentSlideSeconds * sampleRate
  return Math.ceil(spoken / samplesPerFrame) + pauseSeconds * framesPerSecond
}

/** Frames up to the one in which the last word ends. */
const neededFrames = (narrationSamples: number): number =>
  narrationSamples > 0 ? Math.ceil((leadSamples + narrationSamples) / samplesPerFrame) : 0

/** Samples that a manual length leaves for words; null without a manual length. */
export const roomForWords = (manualSeconds: number | null): number | null =>
  manualSeconds === null ? null : framesOfSeconds(manualSeconds) * samplesPerFrame - leadSamples

/** A bar may shorten the pause, but never the words: a slide lasts at least as long as its narration. */
export const slideLength = ({ narrationSamples, manualSeconds }: NarratedSlide): SlideLength => {
  const needed = neededFrames(narrationSamples)
  const barFrames = manualSeconds === null ? naturalFrames(narrationSamples) : framesOfSeconds(manualSeconds)
  const frames = Math.max(barFrames, needed)
  return { barFrames, frames, quietFrames: frames - needed }
}

export const overrunFrames = ({ barFrames, frames }: Pick<SlideLength, 'barFrames' | 'frames'>): number =>
  frames - barFrames
