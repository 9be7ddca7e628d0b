import { randomUUID } from 'node:crypto'
import type { Db } from '@voxdeck/db/connect'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { createProject } from '@voxdeck/db/projects/create-project'
import { updateProject } from '@voxdeck/db/projects/update-project'
import { addSlide } from '@voxdeck/db/slides/change-slides'
import { upsertUser } from '@voxdeck/db/users/upsert-user'

const picture = () => ({
  filename: randomUUID(),
  thumbnailFilename: randomUUID(),
  contentType: 'image/png',
  hash: '',
  size: 1,
  width: 1280,
  height: 720,
})

/** A project with one slide for each script, and these languages. */
export const spokenProject = async (
  db: Db,
  { scripts, languages }: { scripts: string[]; languages: string[] },
) => {
  const subject = randomUUID()
  const userId = await upsertUser(db, { issuer: 'test', subject, email: null, firstName: 'Somebody' })
  const projectId = await createProject(db, { userId, title: 'Harbour' })
  const slideIds: string[] = []
  for (const script of scripts) {
    const added = await addSlide(db, { projectId, pictureName: 'slide.png', picture: picture(), most: 500 })
    if (!added) throw new Error('no room')
    slideIds.push(added)
    await updateProject(db, projectId, { slides: [{ id: added, script }] })
  }
  for (const language of languages) await addProjectLanguage(db, { projectId, language })
  return { userId, projectId, slideIds }
}
