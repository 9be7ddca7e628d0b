import { type Selectable, sql } from 'kysely'
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
      .values({ project_id: projectId, language })
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

const titleOfProject = (projectId: string) =>
  sql<string>`(select title from projects where id = ${projectId})`

/** The project's titles in the languages that have one of their own. */
export const findTranslatedTitles = async (
  db: Db,
  projectId: string,
): Promise<Partial<Record<string, string>>> =>
  Object.fromEntries(
    (await listProjectLanguages(db, [projectId])).flatMap(({ language, title }) =>
      title === null ? [] : [[language, title]],
    ),
  )

/** The title to translate: none where people wrote one, or where it was translated from the title of now. */
export const findTitleToTranslate = async (
  db: Db,
  { projectId, language }: ProjectLanguage,
): Promise<string | null> => {
  const row = await db
    .selectFrom('project_languages')
    .innerJoin('projects', 'projects.id', 'project_id')
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .select(['projects.title', 'title_state', 'title_source'])
    .executeTakeFirst()
  if (!row || row.title_state === 'edited' || row.title_source === row.title) return null
  return row.title
}

/** Nothing where a person wrote a title meanwhile. */
export const saveMachineTitle = async (
  trx: Db,
  { projectId, language }: ProjectLanguage,
  { title, source }: { title: string; source: string },
): Promise<void> => {
  await trx
    .updateTable('project_languages')
    .set({ title, title_state: 'machine', title_source: source })
    .where('project_id', '=', projectId)
    .where('language', '=', language)
    .where((where) => where.or([where('title_state', 'is', null), where('title_state', '=', 'machine')]))
    .execute()
}

export type LanguageChange = {
  /** Null selects the first installed voice of the language. */
  voice?: string | null | undefined
  /** Null speaks at the project's speed. */
  speakingSpeed?: number | null | undefined
  /** A person's; null is as in the source language. */
  title?: string | null | undefined
}

/** False when the project does not have the language. */
export const changeProjectLanguage = (
  db: Db,
  { projectId, language }: ProjectLanguage,
  { voice, speakingSpeed, title }: LanguageChange,
): Promise<boolean> =>
  withProjectLock(db, projectId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('project_languages')
      // Sets a column to itself, so that a request without a change finds out whether the row is there.
      .set((row) => ({
        voice: voice === undefined ? row.ref('voice') : voice,
        speaking_speed: speakingSpeed === undefined ? row.ref('speaking_speed') : speakingSpeed,
        ...(title === undefined
          ? {}
          : {
              title,
              title_state: title === null ? null : ('edited' as const),
              title_source: title === null ? null : titleOfProject(projectId),
            }),
      }))
      .where('project_id', '=', projectId)
      .where('language', '=', language)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await bumpRevision(trx, projectId)
    return true
  })
