import type { TranslationState } from '@voxdeck/core/languages/translation-state'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import { findSlideProject } from '../slides/find-slide-project.ts'
import { changeRecording, type RecordingChange, RecordingGone } from '../slides/recordings.ts'
import { keepTexts, replaceTexts } from '../texts/texts.ts'
import { findProjectLanguage, type ProjectLanguage } from './project-languages.ts'

export type StoredTranslation = {
  script: string
  state: TranslationState
  /** SHA-256 of the source text that it was made from. */
  sourceHash: string
  /** That source text; null where it is not known. */
  source: string | null
  provider: string | null
}

/** By slide id. */
export const findTranslations = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
): Promise<Map<string, StoredTranslation>> => {
  const rows = await db
    .selectFrom('scripts')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .select(['slide_id', 'script', 'state', 'source_hash', 'source', 'provider'])
    .execute()
  return new Map(
    rows.flatMap(({ slide_id, script, state, source_hash: sourceHash, source, provider }) =>
      script === null || state === null || sourceHash === null
        ? []
        : [[slide_id, { script, state, sourceHash, source, provider }]],
    ),
  )
}

type TranslationStateRow = { slideId: string; language: string; state: TranslationState; sourceHash: string }

/** States of the translations of a project in every language. */
export const listTranslationStates = async (db: Db, projectId: string): Promise<TranslationStateRow[]> => {
  const rows = await db
    .selectFrom('scripts')
    .where('project_id', '=', projectId)
    .where('state', 'is not', null)
    .select(['slide_id as slideId', 'language', 'state', 'source_hash as sourceHash'])
    .execute()
  return rows.flatMap(({ state, sourceHash, ...row }) =>
    state === null || sourceHash === null ? [] : [{ ...row, state, sourceHash }],
  )
}

/** By slide id: voices chosen for single slides, which override the language's voice. */
export const findSlideVoices = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('scripts')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .select(['slide_id', 'voice'])
    .execute()
  return new Map(rows.flatMap(({ slide_id, voice }) => (voice === null ? [] : [[slide_id, voice]])))
}

/** Null: the slide is not translated; the language's voice speaks. */
export type SpokenTranslation = {
  slideId: string
  language: string
  script: string | null
  voice: string | null
}

/** What slides say in these languages, and the voices chosen for single slides. */
export const listSpokenTranslations = async (
  db: Db,
  projectId: string,
  languages: readonly string[],
): Promise<SpokenTranslation[]> =>
  languages.length === 0
    ? []
    : db
        .selectFrom('scripts')
        .where('project_id', '=', projectId)
        .where('language', 'in', languages)
        .select(['slide_id as slideId', 'language', 'script', 'voice'])
        .execute()

export type TranslationChange = RecordingChange & {
  written?:
    | {
        script: string
        /** Hash of the script that it was based on; without it, it replaces any. */
        scriptBase?: string | undefined
        state: TranslationState
        sourceHash: string
        /** The text of that hash; null when it is not known. */
        source: string | null
        /** It is again one of that source, as before a review. */
        takesBackReview?: boolean | undefined
      }
    | undefined
  voice?: string | null | undefined
}

/**
 * Stores what a person wrote, recorded or chose. False when the project has no such slide or language, or a recording that
 * is brought back is gone. Throws TextsConflict when the script was changed since it was read.
 */
export const saveTranslation = (
  db: Db,
  { projectId, language }: ProjectLanguage,
  slideId: string,
  { written, voice, ...recorded }: TranslationChange,
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    if ((await findSlideProject(trx, slideId)) !== projectId) return false
    if (!(await findProjectLanguage(trx, { projectId, language }))) return false
    const id = { slide_id: slideId, language, project_id: projectId }
    if (written) {
      const row = await trx
        .selectFrom('scripts')
        .where('slide_id', '=', slideId)
        .where('language', '=', language)
        .select('script')
        .executeTakeFirst()
      const field = `translations/${language}/${slideId}`
      const current = row?.script ?? ''
      await replaceTexts(trx, projectId, [
        { field, current, next: written.script, baseHash: written.scriptBase },
      ])
      await write(trx, id, written)
    }
    if (voice !== undefined)
      await trx
        .insertInto('scripts')
        .values({ ...id, voice })
        .onConflict((conflict) => conflict.columns(['slide_id', 'language']).doUpdateSet({ voice }))
        .execute()
    await changeRecording(trx, { slideId, language }, recorded)
    await bumpRevision(trx, projectId)
    return true
  }).catch((error: unknown) => {
    if (error instanceof RecordingGone) return false
    throw error
  })

const write = async (
  trx: Db,
  id: { slide_id: string; language: string; project_id: string },
  { script, state, sourceHash, source, takesBackReview = false }: NonNullable<TranslationChange['written']>,
): Promise<void> => {
  const columns = { script, state, updated_at: sql<Date>`clock_timestamp()` }
  await trx
    .insertInto('scripts')
    .values({ ...id, ...columns, source_hash: sourceHash, source })
    .onConflict((conflict) =>
      conflict.columns(['slide_id', 'language']).doUpdateSet({
        ...columns,
        // An edit leaves the source: only a review confirms the script against the current one.
        ...(state === 'reviewed' || takesBackReview
          ? { source_hash: sourceHash, source }
          : {
              source_hash: sql`coalesce(scripts.source_hash, ${sourceHash})`,
              source: sql`case when scripts.source_hash is null then ${source}::text else scripts.source end`,
            }),
      }),
    )
    .execute()
}

export type MachineTranslation = { slideId: string; script: string; sourceHash: string; source: string }

export type MachineWork = ProjectLanguage & {
  provider: string
  /** Also replace scripts that people wrote, if they wrote them before `requestedAt`. */
  overwrite: boolean
  requestedAt: Date
}

/**
 * Upsert. Skips slides deleted meanwhile, and scripts that people wrote unless `overwrite` is set. The caller
 * holds the project's lock.
 */
export const saveMachineTranslations = async (
  trx: Db,
  { projectId, language, provider, overwrite, requestedAt }: MachineWork,
  made: readonly MachineTranslation[],
): Promise<void> => {
  if (!(await findProjectLanguage(trx, { projectId, language }))) return
  const slides = await trx.selectFrom('slides').where('project_id', '=', projectId).select('id').execute()
  const there = new Set(slides.map(({ id }) => id))
  const rows = made.filter(({ slideId }) => there.has(slideId))
  if (rows.length === 0) return
  const before = await findTranslations(trx, { projectId, language })
  await keepTexts(
    trx,
    projectId,
    rows.flatMap(({ slideId }) => before.get(slideId)?.script ?? []),
  )
  await trx
    .insertInto('scripts')
    .values(
      rows.map(({ slideId, script, sourceHash, source }) => ({
        slide_id: slideId,
        language,
        project_id: projectId,
        script,
        state: 'machine' as const,
        source_hash: sourceHash,
        source,
        provider,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['slide_id', 'language'])
        .doUpdateSet((select) => ({
          script: select.ref('excluded.script'),
          state: select.ref('excluded.state'),
          source_hash: select.ref('excluded.source_hash'),
          source: select.ref('excluded.source'),
          provider: select.ref('excluded.provider'),
          updated_at: select.ref('excluded.updated_at'),
        }))
        .where((where) =>
          where.or([
            where('scripts.state', 'is', null),
            where('scripts.state', '=', 'machine'),
            ...(overwrite ? [where('scripts.updated_at', '<=', requestedAt)] : []),
          ]),
        ),
    )
    .execute()
}

/** A translation of a person with its new sentences translated; the others are as they were. */
export type RenewedTranslation = MachineTranslation & { before: string }

/** It waits for a review again. Skipped when somebody has changed the script meanwhile. The caller holds the project's lock. */
export const saveRenewedTranslation = async (
  trx: Db,
  { projectId, language }: ProjectLanguage,
  { slideId, script, sourceHash, source, before }: RenewedTranslation,
): Promise<void> => {
  await keepTexts(trx, projectId, [before])
  await trx
    .updateTable('scripts')
    .set({ script, state: 'edited', source_hash: sourceHash, source, updated_at: sql`clock_timestamp()` })
    .where('slide_id', '=', slideId)
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .where('script', '=', before)
    .execute()
}
