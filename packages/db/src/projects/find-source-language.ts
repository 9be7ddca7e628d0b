import type { Db } from '../connect.ts'

/** The language that a project is written in; throws when there is no such project. */
export const findSourceLanguage = async (db: Db, projectId: string): Promise<string> => {
  const { source_language: language } = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select('source_language')
    .executeTakeFirstOrThrow()
  return language
}
