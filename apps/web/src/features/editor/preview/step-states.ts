import type { Video } from '@voxdeck/contracts/videos/video'
import { type LanguageStep, languageSteps } from '@voxdeck/core/progress/language-steps'
import { type WorkStep, workSteps } from '@voxdeck/core/progress/work'

export type StepState = 'pending' | 'active' | 'completed' | 'error'
export type FilmStep = WorkStep | LanguageStep

/** Where a film is, of the steps that it is told by: several languages have their own. */
export const stepOf = (film: Video | null): FilmStep => {
  if (film?.progress.languageStep) return film.progress.languageStep
  const failedAt = film?.status === 'failed' ? film.failure?.stage : undefined
  return failedAt ?? film?.progress.step ?? 'speech'
}

/** Each step as it stands; before the server has named the film, the first is under way. */
export const stepStates = (film: Video | null): { step: FilmStep; state: StepState }[] => {
  const steps: readonly FilmStep[] = film?.progress.languageStep ? languageSteps : workSteps
  const current = steps.indexOf(stepOf(film))
  return steps.map((step, index) => {
    if (film?.status === 'completed' || index < current) return { step, state: 'completed' }
    if (index > current) return { step, state: 'pending' }
    return { step, state: film?.status === 'failed' ? 'error' : 'active' }
  })
}

/** What a step counts: sentences, pictures or nothing. */
export const countedIn = (step: FilmStep): 'sentences' | 'shots' | null => {
  if (step === 'speech' || step === 'audio') return 'sentences'
  return step === 'render' || step === 'merge' ? 'shots' : null
}
