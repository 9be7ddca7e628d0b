import { CancellationScope, isCancellation, patched, proxyActivities } from '@temporalio/workflow'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { Activities, VideoKind, VideoTask } from './activities.ts'
import { closingOptions, type Routing, renderOptions } from './activity-options.ts'
import { failureCode } from './failure-code.ts'
import { inRounds, makeParts } from './make-parts.ts'
import { isVideoGone } from './video-gone.ts'

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
    // A row that was cancelled or deleted before the request to cancel came here: nothing is left to do.
    const isGone = isVideoGone(error) && patched('video gone')
    await CancellationScope.nonCancellable(() =>
      isGone || isCancellation(error)
        ? cancelVideo(task)
        : failVideo({ ...task, step: failingStep, code: failureCode(error, failingStep) }),
    )
    if (!isGone) throw error
  }
}
