import type { ConnectionLike } from '@temporalio/client'

/** TASK_QUEUE_TYPE_ACTIVITY of Temporal's gRPC API. */
const activityTasks = 2

/** Activity tasks of a queue that no worker has taken yet; the server's approximate count. */
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
