import type { SettingsChange } from '@voxdeck/core/video-settings'
import type { Db } from '../connect.ts'
import { clipColumns } from '../images/clips.ts'
import { recordingColumns, type StoredRecording } from '../images/recordings.ts'
import { writeSlideColumns } from '../images/slide-columns.ts'
import { changeProject } from './change-project.ts'
import { touchProject } from './touch-project.ts'

export type ProjectChange = {
  title?: string | undefined
  englishScript?: string | undefined
  thumbnailImageId?: string | null | undefined
  videoSettings?: SettingsChange | undefined
  slideScripts?: SlideScriptChange[] | undefined
  slideTimings?: { imageId: string; manualDuration: number | null }[] | undefined
}

export type SlideScriptChange = {
  imageId: string
  script?: string | undefined
  selectedVoice?: string | undefined
  audioRecording?: StoredRecording | null | undefined
  videoUrl?: null | undefined
  keepVideoSound?: boolean | undefined
}

/** False when a slide named in the change is not one of this project's. */
export const updateProject = (db: Db, projectId: string, change: ProjectChange): Promise<boolean> =>
  changeProject(db, projectId, async (trx) => {
    if (!(await ownsImages(trx, projectId, imagesNamed(change)))) return false
    await updateColumns(trx, projectId, change)
    for (const slide of change.slideScripts ?? []) await saveSlideScript(trx, slide)
    for (const { imageId, manualDuration } of change.slideTimings ?? [])
      await trx
        .updateTable('images')
        .set({ manual_seconds: manualDuration })
        .where('id', '=', imageId)
        .execute()
    await touchProject(trx, projectId)
    return true
  })

const imagesNamed = (change: ProjectChange): string[] => {
  const named = [...(change.slideScripts ?? []), ...(change.slideTimings ?? [])].map((slide) => slide.imageId)
  if (change.thumbnailImageId) named.push(change.thumbnailImageId)
  return [...new Set(named)]
}

const ownsImages = async (db: Db, projectId: string, imageIds: string[]): Promise<boolean> => {
  if (imageIds.length === 0) return true
  const { count } = await db
    .selectFrom('images')
    .where('project_id', '=', projectId)
    .where('id', 'in', imageIds)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count === imageIds.length
}

const settingsColumns = ({
  speakingSpeed,
  resolution,
  transition,
  shape,
  pictureFit,
  captions,
}: SettingsChange) => ({
  speaking_speed: speakingSpeed,
  resolution,
  transition,
  ...(shape === undefined ? {} : { shape }),
  ...(pictureFit === undefined ? {} : { picture_fit: pictureFit }),
  ...(captions === undefined ? {} : { captions }),
})

const updateColumns = async (db: Db, projectId: string, change: ProjectChange) => {
  const { title, englishScript, thumbnailImageId, videoSettings } = change
  const columns = {
    ...(title === undefined ? {} : { title }),
    ...(englishScript === undefined ? {} : { english_script: englishScript }),
    ...(thumbnailImageId === undefined ? {} : { thumbnail_image_id: thumbnailImageId }),
    ...(videoSettings === undefined ? {} : settingsColumns(videoSettings)),
  }
  if (Object.keys(columns).length > 0)
    await db.updateTable('projects').set(columns).where('id', '=', projectId).execute()
}

const saveSlideScript = (
  db: Db,
  { imageId, script, selectedVoice, audioRecording, videoUrl, keepVideoSound }: SlideScriptChange,
): Promise<void> =>
  writeSlideColumns(db, imageId, {
    ...(script === undefined ? {} : { script }),
    ...(selectedVoice === undefined ? {} : { selected_voice: selectedVoice }),
    ...(audioRecording === undefined ? {} : recordingColumns(audioRecording)),
    ...(keepVideoSound === undefined ? {} : { clip_keeps_sound: keepVideoSound }),
    ...(videoUrl === null ? clipColumns(null) : {}),
  })
