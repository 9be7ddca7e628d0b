import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import { makePlan } from '../plan/make-plan.ts'
import { utterancesOf } from '../plan/planned-sentence.ts'
import { defaultVideoSettings, transitions } from '../video-settings.ts'
import { noWork, percentCap, progressOf } from './progress-of.ts'
import { type DoneWork, type PlannedWork, planWork, sentenceCost, type WorkStep, workSteps } from './work.ts'

const scripts = fc.array(
  fc.array(fc.constantFrom('One.', 'Two words.', 'A sentence of five words.'), { maxLength: 4 }),
  { minLength: 1, maxLength: 8 },
)
const anyPlan = fc.tuple(scripts, fc.constantFrom(...transitions)).map(([slides, transition]) =>
  makePlan(
    {
      projectId: 'project',
      salt: 'salt',
      sourceLanguage: 'en',
      projectScript: '',
      settings: { ...defaultVideoSettings, transition },
      slides: slides.map((sentences, index) => ({
        slideId: `${index}`,
        picture: '',
        pictureHash: '',
        pictureSize: { width: 1280, height: 720 },
        manualSeconds: null,
        speakingSpeed: null,
        pictureFit: null,
        recording: null,
        clip: null,
        clipSize: null,
        script: sentences.join(' '),
        voice: 'adam',
      })),
    },
    testTools(),
  ),
)
/** Costs of the shots once they are known, rarely what was estimated. */
const shotCosts = fc.array(fc.double({ min: 0.1, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 16 })

const add = (done: DoneWork, step: WorkStep, cost: number): DoneWork => ({
  ...done,
  [step]: { ...done[step], units: done[step].units + 1, cost: done[step].cost + cost },
})

/** Every state of a video from no work done to all of it: sentences, layout, settled shots, tracks and the file. */
const wholeVideo = (plan: ReturnType<typeof makePlan>, shots: number[], spoken: number[]) => {
  const states: { planned: PlannedWork; done: DoneWork }[] = [{ planned: planWork(plan), done: noWork() }]
  const last = () => states.at(-1) as (typeof states)[number]
  const step = (name: WorkStep, cost: number) =>
    states.push({ ...last(), done: add(last().done, name, cost) })
  for (const cost of spoken) step('speech', cost)
  const { planned, done } = last()
  const settled = { units: shots.length, cost: shots.reduce((sum, cost) => sum + cost, 0) }
  states.push({ planned: { ...planned, render: { ...planned.render, ...settled } }, done })
  step('timeline', 1)
  for (const cost of shots) step('render', cost)
  for (let unit = 0; unit < planned.optimize.units; unit++) step('optimize', 10)
  return states
}

const anyVideo = fc.tuple(anyPlan, shotCosts).chain(([plan, shots]) => {
  const sentences = plan.slides.flatMap((slide) => slide.narration.en?.sentences ?? [])
  const costs = utterancesOf(sentences).map(({ say }) => sentenceCost(say))
  return fc
    .shuffledSubarray(costs, { minLength: costs.length })
    .map((spoken) => wholeVideo(plan, shots, spoken))
})

describe('progress', () => {
  it('G3 never falls, in whatever order sentences are spoken, and not when the shots are settled', () =>
    fc.assert(
      fc.property(anyVideo, (states) => {
        const percents = states.map(({ planned, done }) => progressOf(planned, done).percent)
        expect(percents).toEqual(percents.toSorted((a, b) => a - b))
      }),
    ))

  it('G3 starts at 0 for a video with words in it, and stops at 95 until the file is there', () =>
    fc.assert(
      fc.property(anyVideo, (states) => {
        const percents = states.map(({ planned, done }) => progressOf(planned, done).percent)
        expect(percents[0]).toBe(0)
        expect(Math.max(...percents)).toBe(percentCap)
        expect(percents.at(-1)).toBe(95)
      }),
    ))

  it('G2 the step is the first that is not finished', () =>
    fc.assert(
      fc.property(anyVideo, (states) => {
        for (const { planned, done } of states) {
          const open = workSteps.find((step) => done[step].units < planned[step].units)
          expect(progressOf(planned, done).step).toBe(open ?? 'optimize')
        }
      }),
    ))

  it('G1 steps come in their order', () =>
    fc.assert(
      fc.property(anyVideo, (states) => {
        const steps = states.map(({ planned, done }) => workSteps.indexOf(progressOf(planned, done).step))
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      }),
    ))
})
