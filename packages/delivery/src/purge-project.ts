import { type Actor, writeAudit } from '@voxdeck/db/audit/audit'
import type { Db } from '@voxdeck/db/connect'
import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { deleteProject, listGeneratingIn } from '@voxdeck/db/projects/delete-project'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { listLeftObjects } from '@voxdeck/db/sweep/tombstones'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import type { Delivery, Send } from './create-delivery.ts'

/** Keys in one message: each is told again as a whole when one of them fails. */
const keysAtOnce = 500

/** Ends the project's running videos and translations. The caller holds its lock, which blocks new ones. */
export const stopProject = async (trx: Db, send: Send, projectId: string): Promise<void> => {
  for (const videoId of await listGeneratingIn(trx, projectId)) {
    await endVideo(trx, { projectId, videoId }, { status: 'cancelled' })
    await send({ kind: 'cancelVideo', videoId })
  }
  for (const { language, status } of await findTranslationJobs(trx, projectId))
    if (status === 'translating') await send({ kind: 'cancelTranslating', task: { projectId, language } })
}

/** Removes, right after the commit, the objects that this transaction has left without a row. */
export const removeLeftObjects = async (trx: Db, send: Send, subject: string): Promise<void> => {
  const keys = await listLeftObjects(trx)
  for (let from = 0; from < keys.length; from += keysAtOnce)
    await send({ kind: 'removeObjects', subject, keys: keys.slice(from, from + keysAtOnce) })
}

/** Deletes a project for good: its rows, and its objects right after. */
export const purgeProject = (delivery: Delivery, projectId: string, actor: Actor): Promise<void> =>
  delivery.transact(async (trx, send) => {
    await lockProject(trx, projectId)
    await stopProject(trx, send, projectId)
    await deleteProject(trx, projectId)
    await writeAudit(trx, actor, { action: 'purgeProject', projectId })
    await removeLeftObjects(trx, send, `project ${projectId}`)
  })
