import { CancellationScope, proxyActivities } from '@temporalio/workflow'
import type { Activities, PackTask } from './activities.ts'
import { closingOptions, type Routing, renderOptions } from './activity-options.ts'
import { failureCode } from './failure-code.ts'
import { inRounds, makeParts } from './make-parts.ts'

export type PreparePackInput = { task: PackTask; routing: Routing }

/** Writes a completed video's pack. Parts that are lost since are made again first. */
export const preparePack = async ({ task, routing }: PreparePackInput): Promise<void> => {
  const activities = proxyActivities<Activities>(renderOptions(routing))
  const { failPack } = proxyActivities<Activities>(closingOptions)
  const { layoutKey, filename: _, ...video } = task
  try {
    await inRounds(
      { task: video, routing },
      () => layoutKey,
      async (round) => {
        if (round > 1)
          await makeParts({
            kind: 'video',
            task: video,
            routing,
            isRestoring: true,
            onFailure: () => undefined,
          })
        await activities.preparePack(task)
      },
    )
  } catch (error) {
    await CancellationScope.nonCancellable(() => failPack({ ...task, code: failureCode(error, 'pack') }))
    throw error
  }
}
