import type { Plan } from '../plan/plan.ts'
import { countWords, spokenSeconds } from '../script/words.ts'
import { pauseSeconds, silentSlideSeconds } from '../timeline/timing.ts'
import { estimateShots, shotCost } from './shot-cost.ts'

/** The four steps a person sees, in their order. Every unit of work belongs to one. */
export const workSteps = ['speech', 'timeline', 'render', 'optimize'] as const
export type WorkStep = (typeof workSteps)[number]

/** Weight is the step's expected share in milliseconds and stays; cost is what its units add up to. */
export type PlannedStep = { units: number; cost: number; weight: number }
export type PlannedWork = Record<WorkStep, PlannedStep>
export type DoneWork = Record<WorkStep, { units: number; cost: number; reused: number }>

// Expected milliseconds of work. Rough on purpose: they only share out the bar between the steps.
const speechMsPerSecond = 200
const trackMsPerSecond = 10
const layoutMs = 200
const assemblyMs = 1000

export const sentenceCost = (sentence: string): number => Math.max(1, countWords(sentence))

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
  const shots = estimateShots(plan)
  const renderCost = sum(shots.map((shot) => shotCost(shot, pixels)))
  return {
    speech: { units: words.length, cost: sum(words), weight: speechSeconds * speechMsPerSecond },
    timeline: { units: 1, cost: 1, weight: layoutMs },
    render: { units: shots.length, cost: renderCost, weight: renderCost },
    optimize: {
      units: plan.languages.length + 1,
      cost: plan.languages.length + 1,
      weight: filmSeconds * trackMsPerSecond * plan.languages.length + assemblyMs,
    },
  }
}
