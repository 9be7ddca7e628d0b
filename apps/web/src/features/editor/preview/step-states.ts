import type { Video } from '@voxdeck/contracts/videos/video'
import { type WorkStep, workSteps } from '@voxdeck/core/progress/work'

export type StepState = 'pending' | 'active' | 'completed' | 'error'

/** Each of the four steps as it stands; before the server has named the film, the first is under way. */
export const stepStates = (film: Video | null): { step: WorkStep; state: StepState }[] => {
  const failedAt = film?.status === 'failed' ? film.failure?.stage : undefined
  const current = workSteps.indexOf(failedAt ?? film?.progress.step ?? 'speech')
  return workSteps.map((step, index) => {
    if (film?.status === 'completed' || index < current) return { step, state: 'completed' }
    if (index > current) return { step, state: 'pending' }
    return { step, state: failedAt ? 'error' : 'active' }
  })
}
