import { type Plan, type PlannedNarration, type PlannedRecording, paceOf } from '../plan/plan.ts'
import { lengthOfSentences, utterancesOf } from '../plan/planned-sentence.ts'
import { countWords, scriptSeconds, spokenSeconds } from '../script/words.ts'
import { pauseSeconds, sampleRate, silentSlideSeconds } from '../timeline/timing.ts'
import { estimateShots, shotCost } from './shot-cost.ts'

/** The four steps shown to a person, in order. Every unit of work belongs to one. */
export const workSteps = ['speech', 'timeline', 'render', 'optimize'] as const
export type WorkStep = (typeof workSteps)[number]

/**
 * `weight` is the step's expected share in milliseconds and never changes; `cost` is the sum of its units. `fresh` is
 * the part that cannot be reused from other videos; undefined until the artifacts were looked up.
 */
export type PlannedStep = { units: number; cost: number; weight: number; fresh?: FreshWork }
export type FreshWork = { units: number; cost: number }
export type PlannedWork = Record<WorkStep, PlannedStep>
/** `reused` units existed already; the others were made, at `madeCost` and in `madeSeconds` of worker time. */
export type DoneStep = { units: number; cost: number; reused: number; madeCost: number; madeSeconds: number }
export type DoneWork = Record<WorkStep, DoneStep>

// Expected milliseconds of work. Rough on purpose: they only divide the progress bar between the steps.
const speechMsPerSecond = 200
const trackMsPerSecond = 10
const layoutMs = 200
const assemblyMs = 1000

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const sentenceCost = (sentence: string): number => Math.max(1, countWords(sentence))

/** Levelling a second of a recording takes about as long as speaking a word. */
export const recordingCost = ({ samples }: Pick<PlannedRecording, 'samples'>): number =>
  Math.max(1, Math.round(samples / sampleRate))

/** Writing a track or a video has a fixed cost, plus one for each second of its length. */
export const videoCost = (seconds: number): number => 10 + seconds

/** One slide in one language: the cost of each unit of work, and the length of its narration. */
const narrationWork = (narration: PlannedNarration, language: string, wordsPerMinute: number) => {
  const { sentences, recording } = narration
  if (recording) return { costs: [recordingCost(recording)], seconds: recording.samples / sampleRate }
  const costs = utterancesOf(sentences).map(({ say }) => sentenceCost(say))
  return { costs, seconds: scriptSeconds(lengthOfSentences(narration, language), wordsPerMinute) }
}

/** The work of a plan, as far as it is known before anything is spoken. */
export const planWork = (plan: Plan): PlannedWork => {
  const narrations = plan.slides.map((slide) =>
    plan.languages.flatMap((language) => {
      const narration = slide.narration[language]
      return narration ? [narrationWork(narration, language, paceOf(plan, slide, language))] : []
    }),
  )
  const costs = narrations.flat().flatMap((narration) => narration.costs)
  const heardSeconds = sum(narrations.flat().map(({ seconds }) => seconds))
  const silent = narrations.filter((of) => of.every((narration) => narration.costs.length === 0)).length
  const videoSeconds =
    heardSeconds / Math.max(1, plan.languages.length) +
    plan.slides.length * pauseSeconds +
    silent * silentSlideSeconds
  const pixels = plan.frame.width * plan.frame.height
  const shots = estimateShots(plan)
  const renderCost = sum(shots.map((shot) => shotCost(shot, pixels)))
  return {
    speech: {
      units: costs.length,
      cost: sum(costs),
      weight: spokenSeconds(sum(costs), plan.wordsPerMinute) * speechMsPerSecond,
    },
    timeline: { units: 1, cost: 1, weight: layoutMs },
    render: { units: shots.length, cost: renderCost, weight: renderCost },
    optimize: {
      units: plan.languages.length + 1,
      cost: (plan.languages.length + 1) * videoCost(videoSeconds),
      weight: videoSeconds * trackMsPerSecond * plan.languages.length + assemblyMs,
    },
  }
}
