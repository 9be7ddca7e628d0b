import type { ConnectionLike } from '@temporalio/client'

/** TASK_QUEUE_TYPE_ACTIVITY of Temporal's own protocol. */
const activityTasks = 2

/** Pieces of work in a queue that nobody has taken yet, as the server last counted them. */
export const countBacklog = async (
  { workflowService }: Pick<ConnectionLike, 'workflowService'>,
  { namespace, queue }: { namespace: string; queue: string },
): Promise<number> => {
  const { stats } = await workflowService.describeTaskQueue({
    namespace,
    taskQueue: { name: queue },
    taskQueueType: activityTasks,
    reportStats: true,
  })
  return Number(stats?.approximateBacklogCount ?? 0)
}
