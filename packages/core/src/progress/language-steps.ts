import { shareOf } from './progress-of.ts'
import type { DoneWork, PlannedWork } from './work.ts'

/** The steps of a video in several languages as a person sees them, in their order. */
export const languageSteps = ['translations', 'audio', 'synchronize', 'merge', 'finalize'] as const
export type LanguageStep = (typeof languageSteps)[number]

/** A pure function of the same work as the percentage: nothing is counted twice. */
export const languageStepOf = (planned: PlannedWork, done: DoneWork): LanguageStep => {
  // Every language's sentences are read and looked up before anything is spoken.
  if (!planned.speech.fresh) return 'translations'
  if (shareOf(planned, done, 'speech') < 1) return 'audio'
  if (shareOf(planned, done, 'timeline') < 1) return 'synchronize'
  // The last piece of it is the video itself.
  const tracksLeft = planned.optimize.units - 1 - done.optimize.units
  return tracksLeft > 0 || shareOf(planned, done, 'render') < 1 ? 'merge' : 'finalize'
}
