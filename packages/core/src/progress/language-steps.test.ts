import { expect, it } from 'vitest'
import { languageStepOf, languageSteps } from './language-steps.ts'
import { noWork } from './progress-of.ts'
import type { DoneStep, DoneWork, PlannedWork, WorkStep } from './work.ts'

const planned = (fresh: boolean): PlannedWork => ({
  speech: { units: 8, cost: 8, weight: 1, ...(fresh ? { fresh: { units: 8, cost: 8 } } : {}) },
  timeline: { units: 1, cost: 1, weight: 1 },
  render: { units: 4, cost: 4, weight: 1 },
  optimize: { units: 5, cost: 5, weight: 1 },
})
const made = (units: number): DoneStep => ({ units, cost: units, reused: 0, madeCost: units, madeSeconds: 1 })
const done = (units: Partial<Record<WorkStep, number>>): DoneWork => ({
  ...noWork(),
  ...Object.fromEntries(Object.entries(units).map(([step, count]) => [step, made(count)])),
})

it.each([
  ['before anybody has looked', false, {}, 'translations'],
  ['while voices speak', true, { speech: 3, render: 4 }, 'audio'],
  ['when all is said', true, { speech: 8, render: 4 }, 'synchronize'],
  ['while tracks are written', true, { speech: 8, timeline: 1, render: 4, optimize: 3 }, 'merge'],
  ['while pictures are drawn', true, { speech: 8, timeline: 1, render: 2, optimize: 4 }, 'merge'],
  ['when only the video is left', true, { speech: 8, timeline: 1, render: 4, optimize: 4 }, 'finalize'],
] as const)('G12 %s', (_, fresh, units, step) => {
  expect(languageStepOf(planned(fresh), done(units))).toBe(step)
  expect(languageSteps).toContain(step)
})
