import { type Plan, type PlannedNarration, type PlannedSlide, paceOf } from '../plan/plan.ts'
import { lengthOfSentences } from '../plan/planned-sentence.ts'
import { scriptSeconds } from '../script/words.ts'
import { clipShots, renderedClipFrames } from '../timeline/clip-shots.ts'
import { slideLength } from '../timeline/slide-length.ts'
import { sampleRate, transitionFrames } from '../timeline/timing.ts'

export type ShotEstimate =
  | { kind: 'hold' }
  | { kind: 'blend'; frames: number }
  | { kind: 'clip'; length: number }

// Expected milliseconds, as rough as those of work.ts: the start of a program, then a rate per megapixel.
const beginMs = 300
const holdMsPerMegapixel = 60
const blendMsPerMegapixelFrame = 23
const clipMsPerMegapixelFrame = 15

/** A hold is rendered once, however long it lasts; a blend and a clip's chunk are rendered frame by frame. */
export const shotCost = (shot: ShotEstimate, pixels: number): number =>
  beginMs + (pixels / 1_000_000) * msPerMegapixel(shot)

const msPerMegapixel = (shot: ShotEstimate): number => {
  if (shot.kind === 'hold') return holdMsPerMegapixel
  return shot.kind === 'blend'
    ? holdMsPerMegapixel + shot.frames * blendMsPerMegapixelFrame
    : shot.length * clipMsPerMegapixelFrame
}

const estimateSamples = (narration: PlannedNarration, language: string, wordsPerMinute: number): number =>
  narration.recording?.samples ??
  Math.round(scriptSeconds(lengthOfSentences(narration, language), wordsPerMinute) * sampleRate)

const restOf = (plan: Plan, slide: PlannedSlide): ShotEstimate[] => {
  const { clip, narration, manualSeconds } = slide
  if (!clip) return [{ kind: 'hold' }]
  const spoken = Object.entries(narration).map(([language, of]) =>
    estimateSamples(of, language, paceOf(plan, slide, language)),
  )
  const { frames } = slideLength({ manualSeconds, narrationSamples: Math.max(0, ...spoken) })
  return clipShots(0, clip.frames, renderedClipFrames(clip.frames, frames))
}

/** The shots that a plan will render, as far as they are known before anything is spoken. */
export const estimateShots = (plan: Plan): ShotEstimate[] =>
  plan.slides.flatMap((slide, index): ShotEstimate[] => {
    const rest = restOf(plan, slide)
    if (plan.transition === 'none' || index === plan.slides.length - 1) return rest
    const blend = { kind: 'blend' as const, frames: transitionFrames }
    // A picture's hold is rendered with the blend that leaves it.
    return slide.clip ? [...rest, blend] : [blend]
  })
