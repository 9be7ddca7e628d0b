import { CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { Activities, VideoKind, VideoTask } from './activities.ts'
import { closingOptions, type Routing, renderOptions } from './activity-options.ts'
import { failureCode } from './failure-code.ts'
import { inRounds, makeParts } from './make-parts.ts'

export type GenerateVideoInput = {
  kind: VideoKind
  task: VideoTask
  routing: Routing
  languages: string[]
}

export const generateVideo = async ({
  kind,
  task,
  routing,
  languages,
}: GenerateVideoInput): Promise<void> => {
  const { cancelVideo, failVideo } = proxyActivities<Activities>(closingOptions)
  const { publishVideo } = proxyActivities<Activities>(renderOptions(routing))
  let failingStep: WorkStep = 'speech'
  let layoutKey: string | null = null
  const onFailure = (step: WorkStep) => {
    failingStep = step
  }
  try {
    await inRounds(
      { task, routing },
      () => layoutKey,
      async () => {
        layoutKey = await makeParts({ kind, task, routing, languages, onFailure })
        failingStep = 'optimize'
        await publishVideo({ ...task, layoutKey })
      },
    )
  } catch (error) {
    await CancellationScope.nonCancellable(() =>
      isCancellation(error)
        ? cancelVideo(task)
        : failVideo({ ...task, step: failingStep, code: failureCode(error, failingStep) }),
    )
    throw error
  }
}
