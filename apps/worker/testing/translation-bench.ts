import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { databaseTime } from '@voxdeck/db/connect'
import { beginTranslating, findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { findTranslations } from '@voxdeck/db/languages/translations'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { createTranslation } from '@voxdeck/translation/create-translation'
import { chatSubject } from '@voxdeck/translation/testing/chat-subject'
import { libreTranslateSubject } from '@voxdeck/translation/testing/libretranslate-subject'
import type { Subject } from '@voxdeck/translation/testing/subject'
import { connectWorkflows } from '@voxdeck/workflow-client/connect-workflows'
import { translationQueue, workflowQueue } from '@voxdeck/workflows/task-queues'
import { createTranslationActivities } from '../src/activities/create-activities.ts'

export type Asked = {
  projectId: string
  language: string
  slideIds: string[]
  overwrite?: boolean
  requestedAt?: Date
}

/** Every text that was sent to a provider, in order. */
export const textsSent = (subject: Subject): string[] =>
  subject.server.received
    .filter((request) => subject.isTranslation(request))
    .flatMap((request) => subject.textsOf(request))

/** Real Temporal, Postgres, workflows and activities; toy providers on this machine, one for `es`, one for `th`. */
export const startTranslationBench = async () => {
  const address = process.env.TEMPORAL_ADDRESS ?? ''
  const namespace = process.env.TEMPORAL_NAMESPACE ?? ''
  const database = await createMigratedDatabase()
  const { db } = database
  const libre = await libreTranslateSubject()
  const chat = await chatSubject()
  const translation = createTranslation({
    LIBRETRANSLATE_URL: libre.server.url,
    LIBRETRANSLATE_KEY: libre.secret ?? '',
    LIBRETRANSLATE_BATCH: '5',
    LIBRETRANSLATE_TIMEOUT_SECONDS: '60',
    CHAT_TRANSLATION_URL: `${chat.server.url}/v1`,
    CHAT_TRANSLATION_KEY: chat.secret ?? '',
    CHAT_TRANSLATION_MODEL: 'toy',
    TRANSLATORS: 'es=libretranslate; th=chat',
  })
  Runtime.install({ logger: new DefaultLogger('ERROR') })
  const connection = await NativeConnection.connect({ address })
  const workflowsPath = fileURLToPath(import.meta.resolve('@voxdeck/workflows/workflows'))
  const workflowBundle = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR') })
  const activities = createTranslationActivities({ db, translation })
  const shared = { connection, namespace, activities, shutdownGraceTime: '1s' } as const
  const pulse = { maxHeartbeatThrottleInterval: '1s', defaultHeartbeatThrottleInterval: '1s' } as const
  const workers = [
    await Worker.create({ ...shared, taskQueue: workflowQueue, workflowBundle }),
    await Worker.create({ ...shared, ...pulse, taskQueue: translationQueue }),
  ]
  const running = Promise.all(workers.map((worker) => worker.run()))
  const workflows = await connectWorkflows({ address, namespace })

  return {
    db,
    libre,
    chat,
    translation,
    workflows,
    ask: async ({ projectId, language, slideIds, overwrite = false, requestedAt }: Asked) => {
      const number = await beginTranslating(db, { projectId, language, planned: slideIds.length })
      const moment = requestedAt ?? (await databaseTime(db))
      const request = { number, slideIds, overwrite, requestedAt: moment.toISOString() }
      await workflows.translateSlides({ task: { projectId, language }, accountId: projectId, request })
    },
    jobOf: async (projectId: string, language: string) =>
      (await findTranslationJobs(db, projectId)).find((job) => job.language === language),
    scriptsOf: async (projectId: string, language: string, slideIds: readonly string[]) => {
      const rows = await findTranslations(db, { projectId, language })
      return slideIds.map((slideId) => rows.get(slideId)?.script ?? null)
    },
    stop: async () => {
      for (const worker of workers) worker.shutdown()
      await running
      await workflows.close()
      await connection.close()
      await libre.close()
      await chat.close()
      await database.close()
    },
  }
}

export type TranslationBench = Awaited<ReturnType<typeof startTranslationBench>>
