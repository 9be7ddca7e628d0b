import { randomUUID } from 'node:crypto'
import type { Db } from '../connect.ts'
import { copyLanguages } from '../languages/copy-languages.ts'
import type { ImageRow, ProjectRows } from './project-rows.ts'

/** What the files of a slide are called in the copy. */
export type CopiedFiles = {
  filename: string
  thumbnailFilename: string
  recordingFilename: string | null
  clipFilename: string | null
}

export type ProjectCopy = {
  userId: string
  title: string
  rows: Pick<ProjectRows, 'project' | 'images'>
  filesOf: (image: ImageRow) => CopiedFiles
  musicFilename: string | null
}

/** Slides in their order with script, voice, recording, clip and timing, settings, music, thumbnail and languages; no videos. */
export const duplicateProject = (
  db: Db,
  { userId, title, rows: { project, images }, filesOf, musicFilename }: ProjectCopy,
): Promise<string> => {
  const projectId = randomUUID()
  const slides = images.map((image) => ({ image, id: randomUUID(), files: filesOf(image) }))
  const thumbnail = slides.find(({ image }) => image.id === project.thumbnail_image_id)
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('projects')
      .values({
        id: projectId,
        title,
        english_script: project.english_script,
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
    if (slides.length > 0) {
      await trx
        .insertInto('images')
        .values(slides.map(({ image, id, files }) => copiedImage(image, { id, projectId, files })))
        .execute()
      await trx
        .insertInto('slide_scripts')
        .values(slides.map(({ image, id, files }) => copiedScript(image, { id, files })))
        .execute()
    }
    await copyLanguages(trx, {
      from: project.id,
      to: projectId,
      images: { from: slides.map(({ image }) => image.id), to: slides.map(({ id }) => id) },
    })
    if (thumbnail)
      await trx
        .updateTable('projects')
        .set({ thumbnail_image_id: thumbnail.id })
        .where('id', '=', projectId)
        .execute()
    return projectId
  })
}

const copiedScript = (image: ImageRow, { id, files }: { id: string; files: CopiedFiles }) => ({
  image_id: id,
  script: image.script,
  selected_voice: image.selected_voice,
  recording_filename: files.recordingFilename,
  recording_hash: image.recording_hash,
  recording_samples: image.recording_samples,
  recording_peaks: image.recording_peaks,
  recording_size: image.recording_size,
  clip_filename: files.clipFilename,
  clip_original_name: image.clip_original_name,
  clip_hash: image.clip_hash,
  clip_frames: image.clip_frames,
  clip_width: image.clip_width,
  clip_height: image.clip_height,
  clip_size: image.clip_size,
  clip_has_sound: image.clip_has_sound,
  clip_keeps_sound: image.clip_keeps_sound,
})

const copiedImage = (
  image: ImageRow,
  { id, projectId, files }: { id: string; projectId: string; files: CopiedFiles },
) => ({
  id,
  project_id: projectId,
  filename: files.filename,
  thumbnail_filename: files.thumbnailFilename,
  content_type: image.content_type,
  picture_hash: image.picture_hash,
  original_name: image.original_name,
  size: image.size,
  width: image.width,
  height: image.height,
  order_index: image.order_index,
  manual_seconds: image.manual_seconds,
})
