import recorded from './narration.json'

export type Cue = { start: number; end: number; text: string }
export type NarratedSlide = { voice: string; start: number; end: number; cues: Cue[]; peaks: number[] }

/** Durations, sentences and loudness, measured from the generated narration of the demo project. */
export const slides: NarratedSlide[] = recorded.slides

export const videoSeconds = slides.at(-1)?.end ?? 0

export const videoPeaks: number[] = slides.flatMap(({ peaks }) => peaks)

export const slideIndexAt = (video: readonly NarratedSlide[], seconds: number): number =>
  Math.max(
    0,
    video.findLastIndex(({ start }) => start <= seconds),
  )

/** The cue at a time; during a pause the previous one. */
export const cueAt = ({ cues }: NarratedSlide, seconds: number): Cue | undefined =>
  cues.findLast(({ start }) => start <= seconds) ?? cues[0]

/** The peaks of the first slide of each voice. */
export const voicePeaks: { voice: string; peaks: number[] }[] = slides.filter(
  ({ voice }, index) => slides.findIndex((slide) => slide.voice === voice) === index,
)
