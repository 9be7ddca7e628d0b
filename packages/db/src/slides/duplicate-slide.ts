import { randomUUID } from 'node:crypto'
import type { Db } from '../connect.ts'
import { copyScripts } from '../languages/copy-project-languages.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { countSlides, findPosition, shiftFrom } from './change-slides.ts'
import { type CopiedFiles, copiedColumns } from './copied-slide.ts'
import { copyRecordings } from './recordings.ts'
import type { StoredSlide } from './slide-rows.ts'

type SlideCopy = { slide: StoredSlide; files: CopiedFiles; most: number }

/**
 * Copies a slide behind itself: scripts in every language, voice, recording, clip and length. Returns the id of the
 * copy; 'full' when the project has `most` slides.
 */
export const duplicateSlide = (
  db: Db,
  { slide, files, most }: SlideCopy,
): Promise<{ id: string } | 'gone' | 'full'> => {
  const { projectId } = slide
  const id = randomUUID()
  return withProjectLock(db, projectId, async (trx) => {
    const position = await findPosition(trx, projectId, slide.id)
    if (position === null) return 'gone'
    if ((await countSlides(trx, projectId)) >= most) return 'full'
    await shiftFrom(trx, projectId, position + 1, 1)
    await trx
      .insertInto('slides')
      .values({ ...copiedColumns({ slide, id, files }), project_id: projectId, position: position + 1 })
      .execute()
    await copyRecordings(trx, slide.recordings, { slideId: id, filenames: files.recordingFilenames })
    await copyScripts(trx, projectId, { from: [slide.id], to: [id] })
    await bumpRevision(trx, projectId)
    return { id }
  })
}
