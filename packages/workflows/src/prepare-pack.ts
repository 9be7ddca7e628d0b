import { CancellationScope, proxyActivities } from '@temporalio/workflow'
import type { Activities, PackTask } from './activities.ts'
import { closingOptions, type Routing, renderOptions } from './activity-options.ts'
import { failureCode } from './failure-code.ts'

export type PreparePackInput = { task: PackTask; routing: Routing }

export const preparePack = async ({ task, routing }: PreparePackInput): Promise<void> => {
  const endings = proxyActivities<Activities>(closingOptions)
  try {
    await proxyActivities<Activities>(renderOptions(routing)).preparePack(task)
  } catch (error) {
    await CancellationScope.nonCancellable(() =>
      endings.failPack({ ...task, code: failureCode(error, 'pack') }),
    )
    throw error
  }
}
