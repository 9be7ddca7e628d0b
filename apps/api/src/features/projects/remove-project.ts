import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { deleteProject } from '@voxdeck/db/projects/delete-project'
import { withProjectLock } from '@voxdeck/db/projects/with-project-lock'
import type { Dependencies } from '../../dependencies/dependencies.ts'

/** Deletes a project, and cancels its running videos and translations. */
export const removeProject = (
  { db, workflows }: Pick<Dependencies, 'db' | 'workflows'>,
  projectId: string,
): Promise<void> =>
  // The project's lock blocks new video requests meanwhile. If Temporal does not accept a cancel, the
  // transaction rolls back, so that the delete can be retried. The files stay in the store: a running
  // activity may still read them.
  withProjectLock(db, projectId, async (trx) => {
    const translating = await findTranslationJobs(trx, projectId)
    const running = await deleteProject(trx, projectId)
    for (const videoId of running) await workflows.cancelVideo(videoId)
    for (const { language, status } of translating)
      if (status === 'translating') await workflows.cancelTranslating({ projectId, language })
  })
