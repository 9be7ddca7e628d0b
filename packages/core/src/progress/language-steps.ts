import { shareOf } from './progress-of.ts'
import type { DoneWork, PlannedWork } from './work.ts'

/** The steps of a video in several languages as shown to a person, in order. */
export const languageSteps = ['translations', 'audio', 'synchronize', 'merge', 'finalize'] as const
export type LanguageStep = (typeof languageSteps)[number]

/** Derived from the same work as the percentage, so that nothing is counted twice. */
export const languageStepOf = (planned: PlannedWork, done: DoneWork): LanguageStep => {
  // `fresh` is set once the sentences of every language were read and looked up, before anything is spoken.
  if (!planned.speech.fresh) return 'translations'
  if (shareOf(planned, done, 'speech') < 1) return 'audio'
  if (shareOf(planned, done, 'timeline') < 1) return 'synchronize'
  // The last unit of `optimize` is the video file; the others are tracks.
  const tracksLeft = planned.optimize.units - 1 - done.optimize.units
  return tracksLeft > 0 || shareOf(planned, done, 'render') < 1 ? 'merge' : 'finalize'
}
