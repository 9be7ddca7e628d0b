import recorded from './narration.json'

export type Cue = { start: number; end: number; text: string }
export type NarratedSlide = { voice: string; start: number; end: number; cues: Cue[]; peaks: number[] }

/** Measured from speech that the product made of its demo project: lengths, sentences, loudness. */
export const slides: NarratedSlide[] = recorded.slides

export const videoSeconds = slides.at(-1)?.end ?? 0

export const videoPeaks: number[] = slides.flatMap(({ peaks }) => peaks)

export const slideIndexAt = (video: readonly NarratedSlide[], seconds: number): number =>
  Math.max(
    0,
    video.findLastIndex(({ start }) => start <= seconds),
  )

/** What is being said at a moment; in a pause, what was said last. */
export const cueAt = ({ cues }: NarratedSlide, seconds: number): Cue | undefined =>
  cues.findLast(({ start }) => start <= seconds) ?? cues[0]

/** One slide's loudness for each voice of the video. */
export const voicePeaks: { voice: string; peaks: number[] }[] = slides.filter(
  ({ voice }, index) => slides.findIndex((slide) => slide.voice === voice) === index,
)
