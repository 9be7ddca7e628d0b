import { defaultSourceLanguage } from '@voxdeck/core/languages/languages'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'
import { ownSalt } from '../users/salts.ts'

type NewProject = { userId: string; title: string; sourceLanguage?: string | undefined }

/** The project and its owner are one statement, so that there is none without an owner. */
export const createProject = async (
  db: Db,
  { userId, title, sourceLanguage = defaultSourceLanguage }: NewProject,
): Promise<string> => {
  const { project_id } = await db
    .with('project', (query) =>
      query
        .insertInto('projects')
        .values({ title, source_language: sourceLanguage, salt: ownSalt(db, userId) })
        .returning('id'),
    )
    .insertInto('members')
    .columns(['project_id', 'user_id', 'role'])
    .expression((query) =>
      query
        .selectFrom('project')
        .select((build) => [
          'project.id',
          build.val(userId).as('user_id'),
          build.val('owner' as const).as('role'),
        ]),
    )
    .returning('project_id')
    .executeTakeFirstOrThrow()
  await notify(db, { about: 'account', userId })
  return project_id
}
