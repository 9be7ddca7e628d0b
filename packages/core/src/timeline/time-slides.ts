import { type ScriptLength, scriptSeconds } from '../script/words.ts'
import { type SlideLength, secondsOfFrames, slideLength } from './slide-length.ts'
import { sampleRate } from './timing.ts'

/**
 * Where a slide's length comes from: a person set it; its recording or its speech was measured; its words were counted;
 * or nobody speaks.
 */
export type LengthSource = 'manual' | 'recorded' | 'spoken' | 'estimated' | 'silent'

export type SlideToTime = {
  /** What it says: its script, or its share of the project script. */
  script: string
  /** Is heard instead of speech; null without one. */
  recordedSamples: number | null
  /** As last spoken; null when nothing was spoken for the current script, voice and speed. */
  spokenSamples: number | null
  manualSeconds: number | null
  /** Null: that of all slides. */
  speakingSpeed: number | null
}

export type TimedSlide = SlideLength & {
  slideNumber: number
  startFrame: number
  endFrame: number
  source: LengthSource
  /** 0 when nobody speaks. */
  narrationSamples: number
  isNarrationEstimated: boolean
  /** The narration is estimated and decides the length: the video may be longer or shorter. */
  isEstimate: boolean
}

type Narration = { samples: number; source: Exclude<LengthSource, 'manual'> }

const narrationOf = (
  { script, recordedSamples, spokenSamples }: SlideToTime,
  wordsPerMinute: number,
  measure: (script: string) => ScriptLength,
): Narration => {
  if (recordedSamples !== null) return { samples: recordedSamples, source: 'recorded' }
  if (spokenSamples !== null) return { samples: spokenSamples, source: 'spoken' }
  const samples = Math.round(scriptSeconds(measure(script), wordsPerMinute) * sampleRate)
  return { samples, source: samples > 0 ? 'estimated' : 'silent' }
}

/**
 * How long each slide is on screen, and why. Slides follow without gaps, and the first begins at 0. `measure` reads
 * scripts in their language.
 */
export const timeSlides = (
  slides: readonly SlideToTime[],
  wordsPerMinute: number,
  measure: (script: string) => ScriptLength,
): TimedSlide[] => {
  let startFrame = 0
  return slides.map((slide, index) => {
    const { manualSeconds } = slide
    const { samples: narrationSamples, source } = narrationOf(
      slide,
      slide.speakingSpeed ?? wordsPerMinute,
      measure,
    )
    const length = slideLength({ narrationSamples, manualSeconds })
    const endFrame = startFrame + length.frames
    const decides = manualSeconds === null || length.frames > length.barFrames
    const timed = {
      ...length,
      slideNumber: index + 1,
      startFrame,
      endFrame,
      source: manualSeconds === null ? source : ('manual' as const),
      narrationSamples,
      isNarrationEstimated: source === 'estimated',
      isEstimate: source === 'estimated' && decides,
    }
    startFrame = endFrame
    return timed
  })
}

const resize = ({ narrationSamples, isNarrationEstimated }: TimedSlide, barFrames: number) => {
  const length = slideLength({ narrationSamples, manualSeconds: secondsOfFrames(barFrames) })
  return {
    ...length,
    source: 'manual' as const,
    isEstimate: isNarrationEstimated && length.frames > length.barFrames,
  }
}

/** The same slides with bars of other lengths: a bar that differs counts as set by a person. */
export const resizeBars = (slides: readonly TimedSlide[], bars: readonly number[]): TimedSlide[] => {
  let startFrame = 0
  return slides.map((slide, index) => {
    const barFrames = bars[index] ?? slide.barFrames
    const resized = barFrames === slide.barFrames ? slide : { ...slide, ...resize(slide, barFrames) }
    const placed = { ...resized, startFrame, endFrame: startFrame + resized.frames }
    startFrame = placed.endFrame
    return placed
  })
}
