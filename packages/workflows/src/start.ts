import { randomUUID } from 'node:crypto'
import {
  Client,
  Connection,
  isGrpcServiceError,
  ServiceError,
  WorkflowFailedError,
  WorkflowNotFoundError,
} from '@temporalio/client'
import type { Workflow, WorkflowResultType } from '@temporalio/common'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { TranslationAsk, TranslationTask } from './activities.ts'
import type { Asker } from './activity-options.ts'
import { failureCode } from './failure-code.ts'
import type { GenerateVideoInput, generateVideo } from './generate-video.ts'
import type { ImportClipInput, importClip } from './import-clip.ts'
import type { ImportMusicInput, importMusic } from './import-music.ts'
import type { ImportRecordingInput, importRecording } from './import-recording.ts'
import type { PackVideoInput, packVideo } from './pack-video.ts'
import type { PreviewSpeechInput, previewSpeech } from './preview-speech.ts'
import { workflowQueue } from './task-queues.ts'
import type { TranslateLanguageInput, translateLanguage } from './translate-language.ts'

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

/** Work and steps take turns by account: a hundred films of one person keep nobody's first waiting. */
const inTurn = ({ accountId }: Pick<Asker, 'accountId'>) => ({ fairnessKey: accountId })

/** Somebody waits for it in front of the page: before every film, with all that its workflow asks for. */
const beforeFilms = (asker: Asker) => ({ ...inTurn(asker), priorityKey: 1 })

type Stage = 'speech' | 'render'

/** What becomes of a workflow that runs under the same id. */
type Running = 'keep' | 'replace'

const conflictPolicies = { keep: 'USE_EXISTING', replace: 'TERMINATE_EXISTING' } as const

const videoWorkflowId = (videoId: string) => `video-${videoId}`

const translationWorkflowId = ({ projectId, language }: TranslationTask) =>
  `translate-${projectId}-${language}`

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

  const outcome = async <T>(result: Promise<T>, stage: Stage): Promise<T> => {
    try {
      return await result
    } catch (error) {
      if (error instanceof WorkflowFailedError)
        throw new WorkflowFailed(failureCode(error.cause, stage), error)
      throw error
    }
  }

  /** A workflow of its own for an answer that the caller waits for. */
  const answer = <T extends Workflow>(
    name: string,
    input: Parameters<T>[0] & { asker: Asker },
    stage: Stage,
  ): Promise<WorkflowResultType<T>> =>
    outcome(
      client.workflow.execute(name, {
        taskQueue,
        workflowId: `${name}-${randomUUID()}`,
        priority: beforeFilms(input.asker),
        args: [input],
      }),
      stage,
    )

  return {
    /**
     * Starts the film's workflow. What an earlier, ended ask left running under this id is replaced; a film on its way
     * keeps the one it has, and gets a new one only if that is gone.
     */
    startVideo: async (input: GenerateVideoInput, running: Running): Promise<void> => {
      await promptly(() =>
        client.workflow.start<typeof generateVideo>('generateVideo', {
          taskQueue,
          workflowId: videoWorkflowId(input.task.videoId),
          workflowIdReusePolicy: 'ALLOW_DUPLICATE',
          priority: input.kind === 'preview' ? beforeFilms(input.asker) : inTurn(input.asker),
          workflowIdConflictPolicy: conflictPolicies[running],
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
    /** As with films: one that is being put together stays. */
    packVideo: async (input: PackVideoInput, running: Running): Promise<void> => {
      await promptly(() =>
        client.workflow.start<typeof packVideo>('packVideo', {
          taskQueue,
          workflowId: `pack-${input.task.videoId}`,
          workflowIdReusePolicy: 'ALLOW_DUPLICATE',
          workflowIdConflictPolicy: conflictPolicies[running],
          priority: inTurn(input.asker),
          args: [input],
        }),
      )
    },
    /** Asks the language's run, which is begun if there is none. */
    translateLanguage: async ({
      ask,
      ...input
    }: TranslateLanguageInput & { ask: TranslationAsk }): Promise<void> => {
      await promptly(() =>
        client.workflow.signalWithStart<typeof translateLanguage, [TranslationAsk]>('translateLanguage', {
          taskQueue,
          workflowId: translationWorkflowId(input.task),
          workflowIdReusePolicy: 'ALLOW_DUPLICATE',
          priority: inTurn(input),
          args: [input],
          signal: 'askForSlides',
          signalArgs: [ask],
        }),
      )
    },
    cancelTranslating: async (task: TranslationTask): Promise<void> => {
      try {
        await promptly(() => client.workflow.getHandle(translationWorkflowId(task)).signal('stopTranslating'))
      } catch (error) {
        // Ended already: there is nothing left to stop.
        if (!(error instanceof WorkflowNotFoundError)) throw error
      }
    },
    waitForVideo: (videoId: string): Promise<void> =>
      outcome(client.workflow.getHandle<typeof generateVideo>(videoWorkflowId(videoId)).result(), 'render'),
    previewSpeech: (input: PreviewSpeechInput) =>
      answer<typeof previewSpeech>('previewSpeech', input, 'speech'),
    importClip: (input: ImportClipInput) => answer<typeof importClip>('importClip', input, 'render'),
    importMusic: (input: ImportMusicInput) => answer<typeof importMusic>('importMusic', input, 'render'),
    importRecording: (input: ImportRecordingInput) =>
      answer<typeof importRecording>('importRecording', input, 'speech'),
    check: async () => {
      await connection.withDeadline(Date.now() + checkMs, () => client.workflowService.getSystemInfo({}))
    },
    close: () => connection.close(),
  }
}
