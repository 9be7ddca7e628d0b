import { randomUUID } from 'node:crypto'
import {
  Client,
  Connection,
  isGrpcServiceError,
  ScheduleAlreadyRunning,
  ServiceError,
  WorkflowFailedError,
  WorkflowNotFoundError,
} from '@temporalio/client'
import type { Workflow, WorkflowResultType } from '@temporalio/common'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { SpeechPreview, TranslationRequest, TranslationTask } from '@voxdeck/workflows/activities'
import type { Routing } from '@voxdeck/workflows/activity-options'
import { failureCode } from '@voxdeck/workflows/failure-code'
import type { GenerateVideoInput, generateVideo } from '@voxdeck/workflows/generate-video'
import type { ImportRecordingInput, importRecording } from '@voxdeck/workflows/import-recording'
import type { ImportUploadInput, importUpload } from '@voxdeck/workflows/import-upload'
import type { PreparePackInput, preparePack } from '@voxdeck/workflows/prepare-pack'
import type { PreviewSpeechInput, previewSpeech } from '@voxdeck/workflows/preview-speech'
import { workflowQueue } from '@voxdeck/workflows/task-queues'
import type { TranslateSlidesInput, translateSlides } from '@voxdeck/workflows/translate-slides'
import { importWorkflowId, packWorkflowId, translationWorkflowId, videoWorkflowId } from './workflow-ids.ts'

/** Id of the schedule that runs the reconciler. */
export const reconcilerSchedule = 'voxdeck-reconcile'

/** Id of the schedule that runs the sweep. */
const sweepSchedule = 'voxdeck-sweep'

/** The object that `previewSpeech` is given the key of holds one, as JSON. */
export type { SpeechPreview }

export type TemporalConfig = { address: string; namespace: string }

/** A workflow that the caller waited for failed; the code is a row of the error table. */
export class WorkflowFailed extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, cause: unknown) {
    super(code, { cause })
    this.name = 'WorkflowFailed'
    this.code = code
  }
}

/** Deadline of the health check; the client itself would retry for longer. */
const healthCheckMs = 2500

/** An unreachable Temporal fails soon: who waits for the answer retries or is told. */
const callMs = 5000

/** Fair by account: a hundred videos of one person do not delay another's first. */
const fairness = ({ accountId }: Pick<Routing, 'accountId'>) => ({ fairnessKey: accountId })

/** For requests that a person waits for: the workflow and all its activities come before every video. */
const aheadOfVideos = (routing: Routing) => ({ ...fairness(routing), priorityKey: 1 })

/** Longer than any takes: a workflow that nothing ends must not run for ever. The reconciler finds its row. */
const longestVideo = '24 hours'
const longestPack = '6 hours'
const longestAnswer = '1 hour'

type FailedStep = 'speech' | 'render'

/** The message that has a workflow started, and whether it was delivered before, perhaps in vain. */
type MessageDelivery = { messageId: number; isRepeated: boolean }

/** What happens to a workflow that runs under the same id. */
type Running = 'keep' | 'replace'

const conflictPolicies = { keep: 'USE_EXISTING', replace: 'TERMINATE_EXISTING' } as const

export type Workflows = Awaited<ReturnType<typeof connectWorkflows>>

/** Every workflow that the API starts, signals, cancels or waits for. */
export const connectWorkflows = async ({ address, namespace }: TemporalConfig) => {
  const connection = Connection.lazy({ address })
  const client = new Client({ connection, namespace })
  const taskQueue = workflowQueue

  /** Calls that are not settled: the client retries them, and a retry on a closed connection would end the process. */
  const pending = new Set<Promise<unknown>>()
  const within = <T>(milliseconds: number, call: () => Promise<T>): Promise<T> => {
    const own = connection.withDeadline(Date.now() + milliseconds, call)
    pending.add(own)
    void own.catch(() => undefined).then(() => pending.delete(own))
    return own
  }

  const withDeadline = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await within(callMs, call)
    } catch (error) {
      if (error instanceof ServiceError || isGrpcServiceError(error))
        throw new WorkflowFailed('unavailable', error)
      throw error
    }
  }

  const describe = async (workflowId: string) => {
    try {
      return await withDeadline(() => client.workflow.getHandle(workflowId).describe())
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return null
      throw error
    }
  }

  const isRunning = async (workflowId: string): Promise<boolean> =>
    (await describe(workflowId))?.status.name === 'RUNNING'

  const cancel = async (workflowId: string, runId?: string): Promise<void> => {
    try {
      await withDeadline(() => client.workflow.getHandle(workflowId, runId).cancel())
    } catch (error) {
      // The workflow has already closed.
      if (!(error instanceof WorkflowNotFoundError)) throw error
    }
  }

  /** Starts a workflow, unless an earlier delivery of the same message did, whose answer was lost. */
  const startOnce = async (
    workflowId: string,
    delivery: MessageDelivery | undefined,
    start: (memo: Record<string, unknown>) => Promise<unknown>,
  ): Promise<void> => {
    if (delivery?.isRepeated && (await describe(workflowId))?.memo?.message === delivery.messageId) return
    await withDeadline(() => start(delivery ? { message: delivery.messageId } : {}))
  }

  const outcome = async <T>(result: Promise<T>, step: FailedStep): Promise<T> => {
    try {
      return await result
    } catch (error) {
      if (error instanceof WorkflowFailedError)
        throw new WorkflowFailed(failureCode(error.cause, step), error)
      throw error
    }
  }

  /** Runs a workflow whose result the caller waits for. */
  const execute = <T extends Workflow>(
    name: string,
    input: Parameters<T>[0] & { routing: Routing },
    step: FailedStep,
  ): Promise<WorkflowResultType<T>> =>
    outcome(
      client.workflow.execute(name, {
        taskQueue,
        workflowId: `${name}-${randomUUID()}`,
        workflowExecutionTimeout: longestAnswer,
        priority: aheadOfVideos(input.routing),
        args: [input],
      }),
      step,
    )

  /** Has a workflow started again and again, one at a time; a schedule that is there already stays. */
  const schedule = async (
    scheduleId: string,
    workflowType: 'reconcile' | 'sweep',
    every: '20s' | '1h',
  ): Promise<void> => {
    try {
      await client.schedule.create({
        scheduleId,
        spec: { intervals: [{ every }] },
        policies: { overlap: 'SKIP', catchupWindow: '1m' },
        action: { type: 'startWorkflow', workflowType, workflowId: workflowType, taskQueue, args: [] },
      })
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error
    }
  }

  return {
    /**
     * Starts the video's workflow. `replace` ends a workflow that an earlier request left running under this id;
     * `keep` starts one only if none runs.
     */
    generateVideo: async (
      input: GenerateVideoInput,
      running: Running,
      delivery?: MessageDelivery,
    ): Promise<void> => {
      const workflowId = videoWorkflowId(input.task.videoId)
      await startOnce(workflowId, delivery, (memo) =>
        client.workflow.start<typeof generateVideo>('generateVideo', {
          taskQueue,
          workflowId,
          workflowIdReusePolicy: 'ALLOW_DUPLICATE',
          priority: input.kind === 'preview' ? aheadOfVideos(input.routing) : fairness(input.routing),
          workflowIdConflictPolicy: conflictPolicies[running],
          workflowExecutionTimeout: longestVideo,
          memo,
          args: [input],
        }),
      )
    },
    /** Cancels the workflow that runs, or the one with this run id. */
    cancelVideo: (videoId: string, runId?: string): Promise<void> => cancel(videoWorkflowId(videoId), runId),
    /** `keep` and `replace` as for videos. */
    preparePack: async (
      input: PreparePackInput,
      running: Running,
      delivery?: MessageDelivery,
    ): Promise<void> => {
      const workflowId = packWorkflowId(input.task.videoId)
      await startOnce(workflowId, delivery, (memo) =>
        client.workflow.start<typeof preparePack>('preparePack', {
          taskQueue,
          workflowId,
          workflowIdReusePolicy: 'ALLOW_DUPLICATE',
          workflowIdConflictPolicy: conflictPolicies[running],
          priority: fairness(input.routing),
          workflowExecutionTimeout: longestPack,
          memo,
          args: [input],
        }),
      )
    },
    /** Signals the language's workflow, which is started if none runs. */
    translateSlides: async ({
      request,
      ...input
    }: TranslateSlidesInput & { request: TranslationRequest }): Promise<void> => {
      await withDeadline(() =>
        client.workflow.signalWithStart<typeof translateSlides, [TranslationRequest]>('translateSlides', {
          taskQueue,
          workflowId: translationWorkflowId(input.task),
          workflowIdReusePolicy: 'ALLOW_DUPLICATE',
          priority: fairness(input),
          args: [input],
          signal: 'requestSlides',
          signalArgs: [request],
        }),
      )
    },
    cancelTranslating: async (task: TranslationTask): Promise<void> => {
      try {
        await withDeadline(() =>
          client.workflow.getHandle(translationWorkflowId(task)).signal('cancelTranslating'),
        )
      } catch (error) {
        // The workflow has already closed.
        if (!(error instanceof WorkflowNotFoundError)) throw error
      }
    },
    isVideoRunning: (videoId: string) => isRunning(videoWorkflowId(videoId)),
    isPackRunning: (videoId: string) => isRunning(packWorkflowId(videoId)),
    isTranslationRunning: (task: TranslationTask) => isRunning(translationWorkflowId(task)),
    /** The ids of videos whose workflows were started before a time and still run. */
    listRunningVideos: async (startedBefore: Date): Promise<{ videoId: string; runId: string }[]> => {
      const query = `WorkflowType = 'generateVideo' AND ExecutionStatus = 'Running' AND StartTime < '${startedBefore.toISOString()}'`
      const running = []
      for await (const { workflowId, runId } of client.workflow.list({ query }))
        running.push({ videoId: workflowId.slice(videoWorkflowId('').length), runId })
      return running
    },
    /** Has the `reconcile` workflow run three times a minute. */
    scheduleReconciler: () => schedule(reconcilerSchedule, 'reconcile', '20s'),
    /** Has the `sweep` workflow run once an hour. */
    scheduleSweep: () => schedule(sweepSchedule, 'sweep', '1h'),
    waitForVideo: (videoId: string): Promise<void> =>
      outcome(client.workflow.getHandle<typeof generateVideo>(videoWorkflowId(videoId)).result(), 'render'),
    previewSpeech: (input: PreviewSpeechInput) =>
      execute<typeof previewSpeech>('previewSpeech', input, 'speech'),
    /** One workflow for each upload: a repeated request changes nothing. */
    importUpload: async (input: ImportUploadInput): Promise<void> => {
      await withDeadline(() =>
        client.workflow.start<typeof importUpload>('importUpload', {
          taskQueue,
          workflowId: importWorkflowId(input.task.jobId),
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowExecutionTimeout: longestAnswer,
          priority: aheadOfVideos(input.routing),
          args: [input],
        }),
      )
    },
    cancelImport: (jobId: string): Promise<void> => cancel(importWorkflowId(jobId)),
    isImportRunning: (jobId: string) => isRunning(importWorkflowId(jobId)),
    waitForImport: (jobId: string): Promise<void> =>
      outcome(client.workflow.getHandle<typeof importUpload>(importWorkflowId(jobId)).result(), 'render'),
    importRecording: (input: ImportRecordingInput) =>
      execute<typeof importRecording>('importRecording', input, 'speech'),
    check: async () => {
      await within(healthCheckMs, () => client.workflowService.getSystemInfo({}))
    },
    close: async (): Promise<void> => {
      await Promise.allSettled(pending)
      await connection.close()
    },
  }
}
