import { CancellationScope, proxyActivities } from '@temporalio/workflow'
import type { Activities, PackTask } from './activities.ts'
import { type Asker, ending, working } from './activity-options.ts'
import { failureCode } from './failure-code.ts'

export type PackVideoInput = { task: PackTask; asker: Asker }

export const packVideo = async ({ task, asker }: PackVideoInput): Promise<void> => {
  const endings = proxyActivities<Activities>(ending)
  try {
    await proxyActivities<Activities>(working(asker)).writePack(task)
  } catch (error) {
    await CancellationScope.nonCancellable(() =>
      endings.failPack({ ...task, code: failureCode(error, 'pack') }),
    )
    throw error
  }
}
