import type { TranslationState } from '@voxdeck/core/languages/choose-slides'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../connect.ts'
import { findImageProject } from '../images/slide-columns.ts'
import { changeProject } from '../projects/change-project.ts'
import { touchProject } from '../projects/touch-project.ts'
import type { Schema } from '../schema.ts'
import { findProjectLanguage, type ProjectLanguage } from './project-languages.ts'

export type TranslationRow = Selectable<Schema['translations']>

/** By slide. */
export const findTranslations = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
): Promise<Map<string, TranslationRow>> => {
  const rows = await db
    .selectFrom('translations')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.image_id, row]))
}

/** By slide: those that were chosen for one. */
export const findSlideVoices = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('slide_voices')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .select(['image_id', 'voice'])
    .execute()
  return new Map(rows.map((row) => [row.image_id, row.voice]))
}

export type TranslationChange = {
  written?: { script: string; state: Exclude<TranslationState, 'machine'>; sourceHash: string } | undefined
  voice?: string | null | undefined
}

/** What a person wrote or chose. False when there is no such slide or language in the project. */
export const saveTranslation = (
  db: Db,
  { projectId, language }: ProjectLanguage,
  imageId: string,
  { written, voice }: TranslationChange,
): Promise<boolean> =>
  changeProject(db, projectId, async (trx) => {
    if ((await findImageProject(trx, imageId)) !== projectId) return false
    if (!(await findProjectLanguage(trx, { projectId, language }))) return false
    const id = { image_id: imageId, language, project_id: projectId }
    if (written) await write(trx, id, written)
    if (voice === null)
      await trx
        .deleteFrom('slide_voices')
        .where('image_id', '=', imageId)
        .where('language', '=', language)
        .execute()
    else if (voice !== undefined)
      await trx
        .insertInto('slide_voices')
        .values({ ...id, voice })
        .onConflict((conflict) => conflict.columns(['image_id', 'language']).doUpdateSet({ voice }))
        .execute()
    await touchProject(trx, projectId)
    return true
  })

const write = async (
  trx: Db,
  id: { image_id: string; language: string; project_id: string },
  { script, state, sourceHash }: NonNullable<TranslationChange['written']>,
): Promise<void> => {
  const columns = { script, state, updated_at: sql<Date>`clock_timestamp()` }
  await trx
    .insertInto('translations')
    .values({ ...id, ...columns, source_hash: sourceHash })
    .onConflict((conflict) =>
      conflict.columns(['image_id', 'language']).doUpdateSet({
        ...columns,
        // Who mends a word has not said that the rest fits what is now in English; who reviews has.
        ...(state === 'reviewed' ? { source_hash: sourceHash } : {}),
      }),
    )
    .execute()
}

export type MachineTranslation = { imageId: string; script: string; sourceHash: string }

export type MachineWork = ProjectLanguage & {
  provider: string
  /** Whether what people wrote may be replaced, if they wrote it before this moment. */
  overwrite: boolean
  requestedAt: Date
}

/** Keeps what a machine wrote, but for slides that went meanwhile or that a person has written. Within the project's lock. */
export const saveMachineTranslations = async (
  trx: Db,
  { projectId, language, provider, overwrite, requestedAt }: MachineWork,
  made: readonly MachineTranslation[],
): Promise<void> => {
  if (!(await findProjectLanguage(trx, { projectId, language }))) return
  const images = await trx.selectFrom('images').where('project_id', '=', projectId).select('id').execute()
  const there = new Set(images.map(({ id }) => id))
  const rows = made.filter(({ imageId }) => there.has(imageId))
  if (rows.length === 0) return
  await trx
    .insertInto('translations')
    .values(
      rows.map(({ imageId, script, sourceHash }) => ({
        image_id: imageId,
        language,
        project_id: projectId,
        script,
        state: 'machine' as const,
        source_hash: sourceHash,
        provider,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['image_id', 'language'])
        .doUpdateSet((select) => ({
          script: select.ref('excluded.script'),
          state: select.ref('excluded.state'),
          source_hash: select.ref('excluded.source_hash'),
          provider: select.ref('excluded.provider'),
          updated_at: select.ref('excluded.updated_at'),
        }))
        .where((where) =>
          overwrite
            ? where.or([
                where('translations.state', '=', 'machine'),
                where('translations.updated_at', '<=', requestedAt),
              ])
            : where('translations.state', '=', 'machine'),
        ),
    )
    .execute()
}
