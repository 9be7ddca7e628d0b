import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { changeProject } from '@voxdeck/db/projects/change-project'
import { deleteProject } from '@voxdeck/db/projects/delete-project'
import type { Dependencies } from '../../dependencies.ts'

/** Takes a project away, and ends what is being made of it. */
export const removeProject = (
  { db, workflows }: Pick<Dependencies, 'db' | 'workflows'>,
  projectId: string,
): Promise<void> =>
  // Under the lock nobody asks for another video; and if one cannot be ended, the project stays and can be asked for again.
  // The files stay in the store: a step that is under way may still be reading them.
  changeProject(db, projectId, async (trx) => {
    const translating = await findTranslationJobs(trx, projectId)
    const running = await deleteProject(trx, projectId)
    for (const videoId of running) await workflows.cancelVideo(videoId)
    for (const { language, status } of translating)
      if (status === 'translating') await workflows.cancelTranslating({ projectId, language })
  })
