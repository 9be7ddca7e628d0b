import { randomUUID } from 'node:crypto'
import {
  Client,
  Connection,
  isGrpcServiceError,
  ServiceError,
  WorkflowFailedError,
  WorkflowNotFoundError,
} from '@temporalio/client'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import { failureCode } from './failure-code.ts'
import type { GenerateVideoInput, generateVideo } from './generate-video.ts'
import type { ImportClipInput, importClip } from './import-clip.ts'
import type { ImportMusicInput, importMusic } from './import-music.ts'
import type { ImportRecordingInput, importRecording } from './import-recording.ts'
import type { PreviewSpeechInput, previewSpeech } from './preview-speech.ts'
import { workflowQueue } from './task-queues.ts'

export type TemporalConfig = { address: string; namespace: string }

/** A workflow that a caller waited for ended badly; the code is a row of the error table. */
export class WorkflowFailed extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, cause: unknown) {
    super(code, { cause })
    this.name = 'WorkflowFailed'
    this.code = code
  }
}

/** Longer than this Temporal does not answer, whatever the client would still try. */
const checkMs = 2500

/** Callers hold a connection to the database meanwhile: when Temporal is away, they are told so soon. */
const answerMs = 5000

const videoWorkflowId = (videoId: string) => `video-${videoId}`

export type Workflows = Awaited<ReturnType<typeof connectWorkflows>>

/** Everything the API may ask of Temporal. */
export const connectWorkflows = async ({ address, namespace }: TemporalConfig) => {
  const connection = Connection.lazy({ address })
  const client = new Client({ connection, namespace })
  const taskQueue = workflowQueue

  const promptly = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await connection.withDeadline(Date.now() + answerMs, ask)
    } catch (error) {
      if (error instanceof ServiceError || isGrpcServiceError(error))
        throw new WorkflowFailed('unavailable', error)
      throw error
    }
  }

  const outcome = async <T>(result: Promise<T>, stage: 'speech' | 'render'): Promise<T> => {
    try {
      return await result
    } catch (error) {
      if (error instanceof WorkflowFailedError)
        throw new WorkflowFailed(failureCode(error.cause, stage), error)
      throw error
    }
  }

  return {
    /**
     * Starts the film's workflow. What an earlier, ended ask left running under this id is replaced; a film on its way
     * keeps the one it has, and gets a new one only if that is gone.
     */
    startVideo: async (input: GenerateVideoInput, running: 'replace' | 'keep'): Promise<void> => {
      await promptly(() =>
        client.workflow.start<typeof generateVideo>('generateVideo', {
          taskQueue,
          workflowId: videoWorkflowId(input.task.videoId),
          workflowIdReusePolicy: 'ALLOW_DUPLICATE',
          // Its steps take turns by account as its work does: a hundred films of one person keep nobody's first waiting.
          priority: { fairnessKey: input.asker.accountId },
          workflowIdConflictPolicy: running === 'keep' ? 'USE_EXISTING' : 'TERMINATE_EXISTING',
          args: [input],
        }),
      )
    },
    cancelVideo: async (videoId: string): Promise<void> => {
      try {
        await promptly(() => client.workflow.getHandle(videoWorkflowId(videoId)).cancel())
      } catch (error) {
        // Ended already: there is nothing left to cancel.
        if (!(error instanceof WorkflowNotFoundError)) throw error
      }
    },
    waitForVideo: (videoId: string): Promise<void> =>
      outcome(client.workflow.getHandle<typeof generateVideo>(videoWorkflowId(videoId)).result(), 'render'),
    previewSpeech: (input: PreviewSpeechInput) =>
      outcome(
        client.workflow.execute<typeof previewSpeech>('previewSpeech', {
          taskQueue,
          workflowId: `speech-${randomUUID()}`,
          args: [input],
        }),
        'speech',
      ),
    importClip: (input: ImportClipInput) =>
      outcome(
        client.workflow.execute<typeof importClip>('importClip', {
          taskQueue,
          workflowId: `clip-${randomUUID()}`,
          args: [input],
        }),
        'render',
      ),
    importMusic: (input: ImportMusicInput) =>
      outcome(
        client.workflow.execute<typeof importMusic>('importMusic', {
          taskQueue,
          workflowId: `music-${randomUUID()}`,
          args: [input],
        }),
        'render',
      ),
    importRecording: (input: ImportRecordingInput) =>
      outcome(
        client.workflow.execute<typeof importRecording>('importRecording', {
          taskQueue,
          workflowId: `recording-${randomUUID()}`,
          args: [input],
        }),
        'speech',
      ),
    check: async () => {
      await connection.withDeadline(Date.now() + checkMs, () => client.workflowService.getSystemInfo({}))
    },
    close: () => connection.close(),
  }
}
