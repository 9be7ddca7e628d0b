import { randomUUID } from 'node:crypto'
import type { Db } from '@voxdeck/db/connect'
import { addImage } from '@voxdeck/db/images/change-images'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { createProject } from '@voxdeck/db/projects/create-project'
import { updateProject } from '@voxdeck/db/projects/update-project'
import { upsertUser } from '@voxdeck/db/users/upsert-user'

const picture = () => ({
  filename: randomUUID(),
  thumbnailFilename: randomUUID(),
  contentType: 'image/png',
  pictureHash: '',
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
  const imageIds: string[] = []
  for (const script of scripts) {
    const added = await addImage(db, { projectId, originalName: 'slide.png', picture: picture(), most: 500 })
    if (!added) throw new Error('no room')
    imageIds.push(added)
    await updateProject(db, projectId, { slideScripts: [{ imageId: added, script }] })
  }
  for (const language of languages) await addProjectLanguage(db, { projectId, language })
  return { userId, projectId, imageIds }
}
