import type { Video } from '@voxdeck/contracts/videos/video'
import { type LanguageStep, languageSteps } from '@voxdeck/core/progress/language-steps'
import { type WorkStep, workSteps } from '@voxdeck/core/progress/work'

export type StepState = 'pending' | 'active' | 'completed' | 'error'
export type VideoStep = WorkStep | LanguageStep

/** The step of a video in several languages that a failed step of the work belongs to. */
const failedLanguageStep = (failedAt: WorkStep, reached: LanguageStep): LanguageStep => {
  if (failedAt === 'speech') return reached === 'translations' ? 'translations' : 'audio'
  if (failedAt === 'timeline') return 'synchronize'
  return failedAt === 'optimize' && reached === 'finalize' ? 'finalize' : 'merge'
}

/** The first step that is not finished: several languages have steps of their own. */
const reachedStep = (video: Video | null): VideoStep =>
  video?.progress.languageStep ?? video?.progress.step ?? 'speech'

/** The step under way, or the one that failed. */
export const stepOf = (video: Video | null): VideoStep => {
  const failedAt = video?.status === 'failed' ? video.failure?.stage : undefined
  if (!failedAt) return reachedStep(video)
  const reached = video?.progress.languageStep
  return reached ? failedLanguageStep(failedAt, reached) : failedAt
}

/** The state of each step; the first is active until the server has created the video. */
export const stepStates = (video: Video | null): { step: VideoStep; state: StepState }[] => {
  const steps: readonly VideoStep[] = video?.progress.languageStep ? languageSteps : workSteps
  const current = steps.indexOf(stepOf(video))
  // Speech and rendering run in parallel: a step may fail before an earlier one is finished.
  const completed = Math.min(current, steps.indexOf(reachedStep(video)))
  return steps.map((step, index) => {
    if (video?.status === 'completed' || index < completed) return { step, state: 'completed' }
    if (index !== current) return { step, state: 'pending' }
    return { step, state: video?.status === 'failed' ? 'error' : 'active' }
  })
}

/** What a step counts; null for nothing. */
export const countedIn = (step: VideoStep): 'sentences' | 'shots' | null => {
  if (step === 'speech' || step === 'audio') return 'sentences'
  return step === 'render' || step === 'merge' ? 'shots' : null
}
