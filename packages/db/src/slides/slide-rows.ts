import type { Slide } from '@voxdeck/core/slides/slide'
import { defaultVoiceId } from '@voxdeck/core/voices'
import type { Selectable } from 'kysely'
import type { Db } from '../connect.ts'
import type { Schema } from '../schema.ts'
import type { StoredPicture } from './change-slides.ts'
import type { StoredClip } from './clips.ts'
import { listRecordings, noRecordings, type Recordings, type RecordingsByLanguage } from './recordings.ts'

export type SlideRow = Selectable<Schema['slides']>

/** A slide with its files, and its script and recordings in the source language. */
export type StoredSlide = Slide &
  Recordings & {
    projectId: string
    position: number
    picture: StoredPicture
    clip: (StoredClip & { keepsSound: boolean }) | null
    /** In every language, the source language among them. */
    recordings: RecordingsByLanguage
  }

export const pictureOfRow = (row: SlideRow): StoredPicture => ({
  filename: row.picture_filename,
  thumbnailFilename: row.thumbnail_filename,
  contentType: row.picture_type,
  hash: row.picture_hash,
  size: row.picture_size,
  width: row.picture_width,
  height: row.picture_height,
})

const clipOfRow = (row: SlideRow): StoredSlide['clip'] =>
  row.clip_filename && row.clip_hash && row.clip_frames
    ? {
        filename: row.clip_filename,
        name: row.clip_name,
        hash: row.clip_hash,
        frames: row.clip_frames,
        width: row.clip_width,
        height: row.clip_height,
        size: row.clip_size,
        hasSound: row.clip_has_sound,
        keepsSound: row.clip_keeps_sound,
      }
    : null

/** In slide order. */
export const listSlides = async (db: Db, projectId: string): Promise<StoredSlide[]> => {
  const rows = await db
    .selectFrom('slides')
    .innerJoin('projects', 'projects.id', 'slides.project_id')
    .leftJoin('scripts', (join) =>
      join
        .onRef('scripts.slide_id', '=', 'slides.id')
        .onRef('scripts.language', '=', 'projects.source_language'),
    )
    .where('slides.project_id', '=', projectId)
    .orderBy('slides.position')
    .selectAll('slides')
    .select(['scripts.script', 'scripts.voice', 'projects.source_language as sourceLanguage'])
    .execute()
  const recordings = await listRecordings(db, { projectId })
  return rows.map(({ script, voice, sourceLanguage, ...row }) => {
    const own: RecordingsByLanguage = recordings.get(row.id) ?? new Map()
    return {
      id: row.id,
      projectId,
      position: row.position,
      title: row.title,
      pictureName: row.picture_name,
      script: script ?? '',
      voice: voice ?? defaultVoiceId,
      manualSeconds: row.manual_seconds,
      speakingSpeed: row.speaking_speed,
      pictureFit: row.picture_fit,
      isSilent: row.is_silent,
      picture: pictureOfRow(row),
      clip: clipOfRow(row),
      ...(own.get(sourceLanguage) ?? noRecordings),
      recordings: own,
    }
  })
}
