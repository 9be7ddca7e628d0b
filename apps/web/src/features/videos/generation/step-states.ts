import type { Video } from '@voxdeck/contracts/videos/video'
import { type LanguageStep, languageSteps } from '@voxdeck/core/progress/language-steps'
import { type WorkStep, workSteps } from '@voxdeck/core/progress/work'

export type StepState = 'pending' | 'active' | 'completed' | 'error'
export type VideoStep = WorkStep | LanguageStep

/** The current step; videos in several languages have steps of their own. */
export const stepOf = (video: Video | null): VideoStep => {
  if (video?.progress.languageStep) return video.progress.languageStep
  const failedAt = video?.status === 'failed' ? video.failure?.stage : undefined
  return failedAt ?? video?.progress.step ?? 'speech'
}

/** The state of each step; the first is active until the server has created the video. */
export const stepStates = (video: Video | null): { step: VideoStep; state: StepState }[] => {
  const steps: readonly VideoStep[] = video?.progress.languageStep ? languageSteps : workSteps
  const current = steps.indexOf(stepOf(video))
  return steps.map((step, index) => {
    if (video?.status === 'completed' || index < current) return { step, state: 'completed' }
    if (index > current) return { step, state: 'pending' }
    return { step, state: video?.status === 'failed' ? 'error' : 'active' }
  })
}

/** What a step counts; null for nothing. */
export const countedIn = (step: VideoStep): 'sentences' | 'shots' | null => {
  if (step === 'speech' || step === 'audio') return 'sentences'
  return step === 'render' || step === 'merge' ? 'shots' : null
}
