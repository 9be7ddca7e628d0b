import { isLanguageCode } from '@voxdeck/core/languages/languages'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { PlanUnreadable } from '@voxdeck/core/plan/parse-plan'
import type { Plan } from '@voxdeck/core/plan/plan'
import { withToolchain } from '@voxdeck/core/plan/with-toolchain'
import type { Db } from '@voxdeck/db/connect'
import { listQuietImports, runningImport } from '@voxdeck/db/jobs/jobs'
import { endTranslating, listQuietJobs } from '@voxdeck/db/languages/translation-jobs'
import { hasMessage } from '@voxdeck/db/outbox/outbox'
import {
  countRestart,
  findGeneratingVideos,
  listStrandedVideos,
  listUnfinishedPacks,
  listUnfinishedVideos,
  replacePlan,
  type UnfinishedVideo,
} from '@voxdeck/db/videos/unfinished'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import type { Delivery, Send } from '@voxdeck/delivery/create-delivery'
import { importSubject, packSubject, translationSubject, videoSubject } from '@voxdeck/delivery/message'
import { sendImport } from '@voxdeck/delivery/send-import'
import { hashValue } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import type { Workflows } from '@voxdeck/workflow-client/connect-workflows'
import type { Reconciled } from '@voxdeck/workflows/activities'
import { readPlan } from '../artifacts/read-plan.ts'

type Log = { warn: (facts: object, text: string) => void }

type Dependencies = { db: Db; store: ObjectStore; workflows: Workflows; delivery: Delivery; log: Log }

/** What is younger may still be on its way between Postgres and Temporal. */
const settlingSeconds = 20

/** A toolchain without a worker for so long is not coming back soon. */
const strandedSeconds = 120

/** A video whose workflow is lost so often has a cause that another start does not mend. */
const mostRestarts = 3

const sendVideo = (
  send: Send,
  { videoId, projectId, run, kind, accountId, planKey, languages }: UnfinishedVideo,
  plan: Plan,
  running: 'keep' | 'replace',
): Promise<void> =>
  send({
    kind: 'generateVideo',
    input: {
      kind,
      task: { videoId, projectId, planKey, run },
      routing: { toolchain: plan.toolchain.id, accountId: accountId ?? projectId },
      languages,
    },
    plan: canonicalJson(plan),
    running,
  })

/** Compares rows with workflows and mends what disagrees. */
export const createReconcile = ({ db, store, workflows, delivery, log }: Dependencies) => {
  /** Mends each by itself, so that one that cannot be mended stands in nobody's way; returns how many were. */
  const mendEach = async <T>(items: readonly T[], mend: (item: T) => Promise<boolean>): Promise<number> => {
    let mended = 0
    for (const item of items)
      try {
        if (await mend(item)) mended += 1
      } catch (error) {
        log.warn({ err: error, item }, 'not reconciled')
      }
    return mended
  }

  const restartVideo = async (video: UnfinishedVideo): Promise<void> => {
    const plan = await readPlan(store, video.planKey).catch((error: unknown) => {
      if (error instanceof ObjectMissing || error instanceof PlanUnreadable) return null
      throw error
    })
    if (!plan || video.restarts >= mostRestarts) {
      await endVideo(db, video, { status: 'failed', code: 'internal', step: 'speech' })
      return
    }
    await delivery.transact(async (trx, send) => {
      await countRestart(trx, video)
      await sendVideo(send, video, plan, 'keep')
    })
  }

  /** Videos in the making by a toolchain whose workers are gone. */
  const planVideosAnew = async (): Promise<number> => {
    const stranded = await listStrandedVideos(db, strandedSeconds)
    const toolchain = stranded.length > 0 ? await findLiveToolchain(db) : null
    if (!toolchain) return 0
    return mendEach(stranded, async (video) => {
      const plan = withToolchain(await readPlan(store, video.planKey), toolchain)
      const planHash = hashValue(plan)
      const planKey = objectKeys.plan(video.projectId, planHash)
      await delivery.transact(async (trx, send) => {
        const run = await replacePlan(trx, video, { planHash, planKey, toolchain: toolchain.id })
        if (run !== null) await sendVideo(send, { ...video, planKey, run }, plan, 'replace')
      })
      return true
    })
  }

  /** Videos in the making without a workflow. */
  const restartVideos = async (): Promise<number> =>
    mendEach(await listUnfinishedVideos(db, settlingSeconds), async (video) => {
      if (await hasMessage(db, videoSubject(video.videoId))) return false
      if (await workflows.isVideoRunning(video.videoId)) return false
      // The workflow may have ended since the rows were read.
      if (!(await findGeneratingVideos(db, [video.videoId])).has(video.videoId)) return false
      await restartVideo(video)
      return true
    })

  /** Workflows whose video was cancelled, deleted or completed without them. */
  const endStrayWorkflows = async (): Promise<number> => {
    const running = await workflows.listRunningVideos(new Date(Date.now() - settlingSeconds * 1000))
    const wanted = await findGeneratingVideos(
      db,
      running.map(({ videoId }) => videoId),
    )
    const stray = running.filter(({ videoId }) => !wanted.has(videoId))
    return mendEach(stray, async ({ videoId, runId }) => {
      // By its run id: the video may be asked for again meanwhile.
      await workflows.cancelVideo(videoId, runId)
      return true
    })
  }

  const restartPacks = async (): Promise<number> =>
    mendEach(await listUnfinishedPacks(db), async ({ accountId, ...task }) => {
      if (await hasMessage(db, packSubject(task.videoId))) return false
      if (await workflows.isPackRunning(task.videoId)) return false
      const toolchain = await findLiveToolchain(db)
      if (!toolchain) return false
      const routing = { toolchain: toolchain.id, accountId: accountId ?? task.projectId }
      await delivery.transact((_, send) =>
        send({ kind: 'preparePack', input: { task, routing }, running: 'keep' }),
      )
      return true
    })

  /** Which slides were asked for is lost with the workflow: the job fails, and can be asked for again. */
  const failTranslations = async (): Promise<number> =>
    mendEach(await listQuietJobs(db, settlingSeconds), async (job) => {
      if (!isLanguageCode(job.language)) return false
      const task = { projectId: job.project_id, language: job.language }
      if (await hasMessage(db, translationSubject(task))) return false
      if (await workflows.isTranslationRunning(task)) return false
      const lastRequest = job.requests
      return endTranslating(db, { ...task, lastRequest }, { status: 'failed', code: 'internal' })
    })

  /** Imports whose file is uploaded, without a workflow. */
  const restartImports = async (): Promise<number> =>
    mendEach(await listQuietImports(db, 'importing', settlingSeconds), async (job) => {
      if (await hasMessage(db, importSubject(job.id))) return false
      if (await workflows.isImportRunning(job.id)) return false
      const toolchain = await findLiveToolchain(db)
      // It may have ended since the rows were read.
      if (!toolchain || !(await runningImport(db, job.id))) return false
      await delivery.transact((_, send) => sendImport(send, job, toolchain.id))
      return true
    })

  return async (): Promise<Reconciled> => ({
    delivered: await delivery.deliverLeft(),
    plannedAnew: await planVideosAnew(),
    restartedVideos: await restartVideos(),
    endedWorkflows: await endStrayWorkflows(),
    restartedPacks: await restartPacks(),
    failedTranslations: await failTranslations(),
    restartedImports: await restartImports(),
  })
}
