import type { Plan } from '../plan/plan.ts'
import { countWords, spokenSeconds } from '../script/words.ts'
import type { Shot } from '../timeline/lay-out-slides.ts'
import { pauseSeconds, silentSlideSeconds, transitionFrames } from '../timeline/timing.ts'

/** The four steps a person sees, in their order. Every unit of work belongs to one. */
export const workSteps = ['speech', 'timeline', 'render', 'optimize'] as const
export type WorkStep = (typeof workSteps)[number]

/** Weight is the step's expected share in milliseconds and stays; cost is what its units add up to. */
export type PlannedStep = { units: number; cost: number; weight: number }
export type PlannedWork = Record<WorkStep, PlannedStep>
export type DoneWork = Record<WorkStep, { units: number; cost: number; reused: number }>

// Expected milliseconds of work. Rough on purpose: they only share out the bar between the steps.
const speechMsPerSecond = 200
const holdMsPerMegapixel = 250
const blendMsPerMegapixelFrame = 50
const trackMsPerSecond = 10
const layoutMs = 200
const assemblyMs = 1000

export const sentenceCost = (sentence: string): number => Math.max(1, countWords(sentence))

/** A hold is drawn once, however long it stays; a blend is drawn frame by frame. */
export const shotCost = (shot: Pick<Shot, 'kind' | 'frames'>, pixels: number): number => {
  const megapixels = pixels / 1_000_000
  return megapixels * (shot.kind === 'blend' ? shot.frames * blendMsPerMegapixelFrame : holdMsPerMegapixel)
}

const spokenWords = (plan: Plan, language: string) =>
  plan.slides.flatMap((slide) => slide.narration[language]?.sentences ?? []).map(sentenceCost)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The work a plan means, as far as it can be told before anything is spoken. */
export const planWork = (plan: Plan): PlannedWork => {
  const words = plan.languages.flatMap((language) => spokenWords(plan, language))
  const speechSeconds = spokenSeconds(sum(words), plan.wordsPerMinute)
  const silent = plan.slides.filter((slide) =>
    plan.languages.every((language) => !slide.narration[language]?.sentences.length),
  ).length
  const filmSeconds =
    speechSeconds / Math.max(1, plan.languages.length) +
    plan.slides.length * pauseSeconds +
    silent * silentSlideSeconds
  const pixels = plan.frame.width * plan.frame.height
  const blends = plan.transition === 'none' ? 0 : Math.max(0, plan.slides.length - 1)
  const renderCost =
    plan.slides.length * shotCost({ kind: 'hold', frames: 0 }, pixels) +
    blends * shotCost({ kind: 'blend', frames: transitionFrames }, pixels)
  return {
    speech: { units: words.length, cost: sum(words), weight: speechSeconds * speechMsPerSecond },
    timeline: { units: 1, cost: 1, weight: layoutMs },
    render: { units: plan.slides.length + blends, cost: renderCost, weight: renderCost },
    optimize: {
      units: plan.languages.length + 1,
      cost: plan.languages.length + 1,
      weight: filmSeconds * trackMsPerSecond * plan.languages.length + assemblyMs,
    },
  }
}
