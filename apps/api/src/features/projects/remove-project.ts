import { type Actor, writeAudit } from '@voxdeck/db/audit/audit'
import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { deleteProject } from '@voxdeck/db/projects/delete-project'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import type { Dependencies } from '../../dependencies/dependencies.ts'

/** Deletes a project, and ends its running videos and translations. */
export const removeProject = (
  { delivery }: Pick<Dependencies, 'delivery'>,
  projectId: string,
  actor: Actor,
): Promise<void> =>
  delivery.transact(async (trx, send) => {
    // The row lock blocks new requests until the commit. The files stay in the store: a running activity may still read them.
    await lockProject(trx, projectId)
    const translating = await findTranslationJobs(trx, projectId)
    const running = await deleteProject(trx, projectId)
    await writeAudit(trx, actor, { action: 'deleteProject', projectId })
    for (const videoId of running) await send({ kind: 'cancelVideo', videoId })
    for (const { language, status } of translating)
      if (status === 'translating') await send({ kind: 'cancelTranslating', task: { projectId, language } })
  })
