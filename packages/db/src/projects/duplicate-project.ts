import { randomUUID } from 'node:crypto'
import { type Actor, writeAudit } from '../audit/audit.ts'
import type { Db } from '../connect.ts'
import { copyProjectLanguages } from '../languages/copy-project-languages.ts'
import { notify } from '../notifications.ts'
import { type CopiedFiles, copiedColumns } from '../slides/copied-slide.ts'
import { copyRecordings } from '../slides/recordings.ts'
import type { StoredSlide } from '../slides/slide-rows.ts'
import { ownSalt } from '../users/salts.ts'
import type { ProjectRows } from './project-rows.ts'

export type ProjectCopy = {
  userId: string
  actor: Actor
  title: string
  rows: Pick<ProjectRows, 'project' | 'slides'>
  filesOf: (slide: StoredSlide) => CopiedFiles
  musicFilename: string | null
}

/**
 * Copies slides (order, script, voice, recording, clip, timing), settings, music, thumbnail and languages; no
 * videos.
 */
export const duplicateProject = (
  db: Db,
  { userId, actor, title, rows: { project, slides }, filesOf, musicFilename }: ProjectCopy,
): Promise<string> => {
  const projectId = randomUUID()
  const copies = slides.map((slide) => ({ slide, id: randomUUID(), files: filesOf(slide) }))
  const thumbnail = copies.find(({ slide }) => slide.id === project.thumbnail_slide_id)
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('projects')
      .values({
        id: projectId,
        title,
        salt: ownSalt(trx, userId),
        source_language: project.source_language,
        script: project.script,
        speaking_speed: project.speaking_speed,
        resolution: project.resolution,
        transition: project.transition,
        shape: project.shape,
        picture_fit: project.picture_fit,
        captions: project.captions,
        music_filename: musicFilename,
        music_name: project.music_name,
        music_hash: project.music_hash,
        music_samples: project.music_samples,
        music_lufs: project.music_lufs,
        music_size: project.music_size,
        music_volume: project.music_volume,
      })
      .execute()
    await trx
      .insertInto('members')
      .values({ project_id: projectId, user_id: userId, role: 'owner' })
      .execute()
    if (copies.length > 0)
      await trx
        .insertInto('slides')
        .values(
          copies.map((copy) => ({
            ...copiedColumns(copy),
            project_id: projectId,
            position: copy.slide.position,
          })),
        )
        .execute()
    for (const { slide, id, files } of copies)
      await copyRecordings(trx, slide.recordings, { slideId: id, filenames: files.recordingFilenames })
    await copyProjectLanguages(trx, {
      from: project.id,
      to: projectId,
      slides: { from: copies.map(({ slide }) => slide.id), to: copies.map(({ id }) => id) },
    })
    if (thumbnail)
      await trx
        .updateTable('projects')
        .set({ thumbnail_slide_id: thumbnail.id })
        .where('id', '=', projectId)
        .execute()
    await notify(trx, { about: 'account', userId })
    await writeAudit(trx, actor, { action: 'duplicateProject', projectId, subject: project.id })
    return projectId
  })
}
