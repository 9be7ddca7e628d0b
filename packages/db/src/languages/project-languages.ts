import type { Selectable } from 'kysely'
import type { Db } from '../connect.ts'
import { bumpRevision } from '../projects/bump-revision.ts'
import { withProjectLock } from '../projects/with-project-lock.ts'
import type { Schema } from '../schema.ts'

export type ProjectLanguage = { projectId: string; language: string }
export type ProjectLanguageRow = Selectable<Schema['project_languages']>

/** In the order in which they were added. */
export const listProjectLanguages = async (
  db: Db,
  projectIds: readonly string[],
): Promise<ProjectLanguageRow[]> =>
  projectIds.length === 0
    ? []
    : db
        .selectFrom('project_languages')
        .where('project_id', 'in', projectIds)
        .orderBy('added_at')
        .orderBy('language')
        .selectAll()
        .execute()

export const findProjectLanguage = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
): Promise<ProjectLanguageRow | null> => {
  const row = await db
    .selectFrom('project_languages')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

/** Does nothing if the project already has the language. */
export const addProjectLanguage = (db: Db, { projectId, language }: ProjectLanguage): Promise<void> =>
  withProjectLock(db, projectId, async (trx) => {
    const added = await trx
      .insertInto('project_languages')
      .values({ project_id: projectId, language, voice: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('language')
      .executeTakeFirst()
    if (added) await bumpRevision(trx, projectId)
  })

/**
 * Also deletes its scripts and recordings. The caller holds the project's lock. False when it did not exist.
 */
export const removeProjectLanguage = async (
  trx: Db,
  { projectId, language }: ProjectLanguage,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('project_languages')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await trx
    .deleteFrom('scripts')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .execute()
  await trx
    .deleteFrom('recordings')
    .where('language', '=', language)
    .where('slide_id', 'in', (select) =>
      select.selectFrom('slides').where('project_id', '=', projectId).select('id'),
    )
    .execute()
  await bumpRevision(trx, projectId)
  return true
}

/** Null selects the first installed voice of the language. False when the project does not have it. */
export const setLanguageVoice = (
  db: Db,
  { projectId, language, voice }: ProjectLanguage & { voice: string | null },
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('project_languages')
      .set({ voice })
      .where('project_id', '=', projectId)
      .where('language', '=', language)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await bumpRevision(trx, projectId)
    return true
  })
