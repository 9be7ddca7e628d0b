import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Projects that are this person's alone, deleted ones that could be brought back among them. */
export const listOwnProjects = async (db: Db, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ project_id: string }>`
    select project_id from members where user_id = ${userId} and role = 'owner'
    union select project_id from deleted_projects where deleted_by = ${userId}`.execute(db)
  return rows.map((row) => row.project_id)
}

export type AccountContents = { projects: number; videos: number; bytes: number }

export const countAccount = async (db: Db, userId: string): Promise<AccountContents> => {
  const projects = await listOwnProjects(db, userId)
  const { rows } = await sql<{ videos: number; bytes: number }>`
    select
      (select count(*)::int from videos where project_id = any(own) and kind = 'video') as videos,
      (
        coalesce((select sum(picture_size + coalesce(clip_size, 0)) from slides where project_id = any(own)), 0)
        + coalesce((select sum(recordings.size) from recordings join slides on slides.id = slide_id
            where slides.project_id = any(own)), 0)
        + coalesce((select sum(size + files_size) from videos where project_id = any(own)), 0)
        + coalesce((select sum(music_size) from projects where id = any(own)), 0)
      )::bigint as bytes
    from (select ${projects}::uuid[] as own) as account`.execute(db)
  return { projects: projects.length, videos: rows[0]?.videos ?? 0, bytes: rows[0]?.bytes ?? 0 }
}

/**
 * Deletes the person, and what was spoken for them unless a project that others have still uses it: a project keeps the
 * salt of its first owner. The person's own projects are gone by then.
 */
export const deleteUser = async (trx: Db, userId: string): Promise<void> => {
  const user = await trx.deleteFrom('users').where('id', '=', userId).returning('salt').executeTakeFirst()
  if (!user) return
  await trx
    .deleteFrom('artifacts')
    .where('salt', '=', user.salt)
    .where((build) =>
      build.not(
        build.exists(
          build.selectFrom('projects').where('projects.salt', '=', user.salt).select('projects.id'),
        ),
      ),
    )
    .execute()
}
