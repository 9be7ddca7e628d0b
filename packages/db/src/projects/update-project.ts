import type { PictureFit, SettingsChange } from '@voxdeck/core/video-settings'
import type { Db } from '../connect.ts'
import { clipColumns } from '../slides/clips.ts'
import { changeRecording, type RecordingChange, RecordingGone } from '../slides/recordings.ts'
import { keepFile, takeFileBack } from '../slides/replaced-files.ts'
import { replaceTexts, type TextWrite } from '../texts/texts.ts'
import { bumpRevision } from './bump-revision.ts'
import { findSourceLanguage } from './find-source-language.ts'
import { withProjectLock } from './with-project-lock.ts'

export type ProjectChange = {
  title?: string | undefined
  /** Of the whole project, in the source language. */
  script?: string | undefined
  /** Hash of the text that the script was based on; without it, it replaces any. */
  scriptBase?: string | undefined
  thumbnailSlideId?: string | null | undefined
  settings?: SettingsChange | undefined
  slides?: SlideChange[] | undefined
}

export type SlideChange = RecordingChange & {
  id: string
  script?: string | undefined
  scriptBase?: string | undefined
  voice?: string | undefined
  /** Null removes the clip; a filename brings back one that was replaced or removed. */
  clip?: { broughtBack: string } | null | undefined
  keepsClipSound?: boolean | undefined
  manualSeconds?: number | null | undefined
  speakingSpeed?: number | null | undefined
  pictureFit?: PictureFit | null | undefined
  isSilent?: boolean | undefined
}

/**
 * False when a slide named in the change is not one of this project's, or a file that is brought back is gone. Throws
 * TextsConflict when a script was changed since it was read.
 */
export const updateProject = (db: Db, projectId: string, change: ProjectChange): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    if (!(await ownsSlides(trx, projectId, slidesNamed(change)))) return false
    const project = { projectId, language: await findSourceLanguage(trx, projectId) }
    await replaceTexts(trx, projectId, await textWrites(trx, project, change))
    await updateColumns(trx, projectId, change)
    for (const slide of change.slides ?? []) await saveSlide(trx, project, slide)
    await bumpRevision(trx, projectId)
    return true
  }).catch((error: unknown) => {
    if (error instanceof FileGone || error instanceof RecordingGone) return false
    throw error
  })

type SourceOfProject = { projectId: string; language: string }

/** Rolls the transaction back. */
class FileGone extends Error {}

/** The scripts of the change, beside what they replace. */
const textWrites = async (
  trx: Db,
  { projectId, language }: SourceOfProject,
  change: ProjectChange,
): Promise<TextWrite[]> => {
  const writes: TextWrite[] = []
  if (change.script !== undefined) {
    const { script } = await trx
      .selectFrom('projects')
      .where('id', '=', projectId)
      .select('script')
      .executeTakeFirstOrThrow()
    writes.push({
      field: 'englishScript',
      current: script,
      next: change.script,
      baseHash: change.scriptBase,
    })
  }
  const slides = (change.slides ?? []).filter(({ script }) => script !== undefined)
  if (slides.length === 0) return writes
  const rows = await trx
    .selectFrom('scripts')
    .where('language', '=', language)
    .where(
      'slide_id',
      'in',
      slides.map(({ id }) => id),
    )
    .select(['slide_id', 'script'])
    .execute()
  const current = new Map(rows.map((row) => [row.slide_id, row.script]))
  for (const { id, script = '', scriptBase } of slides)
    writes.push({
      field: `slideScripts/${id}`,
      current: current.get(id) ?? '',
      next: script,
      baseHash: scriptBase,
    })
  return writes
}

const slidesNamed = ({ slides = [], thumbnailSlideId }: ProjectChange): string[] => [
  ...new Set([...slides.map(({ id }) => id), ...(thumbnailSlideId ? [thumbnailSlideId] : [])]),
]

const ownsSlides = async (db: Db, projectId: string, slideIds: string[]): Promise<boolean> => {
  if (slideIds.length === 0) return true
  const { count } = await db
    .selectFrom('slides')
    .where('project_id', '=', projectId)
    .where('id', 'in', slideIds)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count === slideIds.length
}

const settingsColumns = (change: SettingsChange) => ({
  ...(change.speakingSpeed === undefined ? {} : { speaking_speed: change.speakingSpeed }),
  ...(change.resolution === undefined ? {} : { resolution: change.resolution }),
  ...(change.transition === undefined ? {} : { transition: change.transition }),
  ...(change.shape === undefined ? {} : { shape: change.shape }),
  ...(change.pictureFit === undefined ? {} : { picture_fit: change.pictureFit }),
  ...(change.captions === undefined ? {} : { captions: change.captions }),
})

const updateColumns = async (db: Db, projectId: string, change: ProjectChange) => {
  const { title, script, thumbnailSlideId, settings } = change
  const columns = {
    ...(title === undefined ? {} : { title }),
    ...(script === undefined ? {} : { script }),
    ...(thumbnailSlideId === undefined ? {} : { thumbnail_slide_id: thumbnailSlideId }),
    ...(settings === undefined ? {} : settingsColumns(settings)),
  }
  if (Object.keys(columns).length > 0)
    await db.updateTable('projects').set(columns).where('id', '=', projectId).execute()
}

const saveSlide = async (
  trx: Db,
  { projectId, language }: SourceOfProject,
  change: SlideChange,
): Promise<void> => {
  const { id, script, voice, clip, keepsClipSound } = change
  const columns = {
    ...(change.manualSeconds === undefined ? {} : { manual_seconds: change.manualSeconds }),
    ...(change.speakingSpeed === undefined ? {} : { speaking_speed: change.speakingSpeed }),
    ...(change.pictureFit === undefined ? {} : { picture_fit: change.pictureFit }),
    ...(change.isSilent === undefined ? {} : { is_silent: change.isSilent }),
    ...(keepsClipSound === undefined ? {} : { clip_keeps_sound: keepsClipSound }),
    ...(clip === null ? clipColumns(null) : {}),
  }
  if (clip === null) await keepFile(trx, { slideId: id, kind: 'clip' })
  if (clip && !(await takeFileBack(trx, { slideId: id, kind: 'clip', filename: clip.broughtBack })))
    throw new FileGone()
  if (Object.keys(columns).length > 0)
    await trx.updateTable('slides').set(columns).where('id', '=', id).execute()
  const words = { ...(script === undefined ? {} : { script }), ...(voice === undefined ? {} : { voice }) }
  if (Object.keys(words).length > 0)
    await trx
      .insertInto('scripts')
      .values({ slide_id: id, language, project_id: projectId, ...words })
      .onConflict((conflict) => conflict.columns(['slide_id', 'language']).doUpdateSet(words))
      .execute()
  await changeRecording(trx, { slideId: id, language }, change)
}
