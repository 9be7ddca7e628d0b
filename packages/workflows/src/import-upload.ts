import { CancellationScope, proxyActivities } from '@temporalio/workflow'
import type { Activities, ImportTask, TakenImport } from './activities.ts'
import { closingOptions, interactiveOptions, type Routing, renderOptions } from './activity-options.ts'
import { failureCode } from './failure-code.ts'

export type ImportUploadInput = { task: ImportTask; routing: Routing }

/** Imports an uploaded file, gives it to its slide or project, and ends the job. */
export const importUpload = async ({ task, routing }: ImportUploadInput): Promise<void> => {
  const rendering = proxyActivities<Activities>({ ...renderOptions(routing), scheduleToCloseTimeout: '10m' })
  const answering = proxyActivities<Activities>({
    ...interactiveOptions(routing),
    scheduleToCloseTimeout: '5m',
  })
  const closing = proxyActivities<Activities>(closingOptions)
  const { uploadKey, objectKey } = task

  const importFile = async (): Promise<TakenImport> => {
    switch (task.kind) {
      case 'clip':
        return {
          ...task,
          kind: task.kind,
          facts: await rendering.importClip({ uploadKey, clipKey: objectKey }),
        }
      case 'recording': {
        const facts = await answering.importRecording({ uploadKey, recordingKey: objectKey })
        return { ...task, kind: task.kind, facts }
      }
      case 'music':
        return {
          ...task,
          kind: task.kind,
          facts: await answering.importMusic({ uploadKey, musicKey: objectKey }),
        }
    }
  }

  try {
    await closing.takeImport(await importFile())
  } catch (error) {
    const code = failureCode(error, task.kind === 'clip' ? 'render' : 'speech')
    await CancellationScope.nonCancellable(() => closing.failImport({ ...task, code }))
    throw error
  }
}
