import type { Role } from '@voxdeck/core/roles/can'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notifyMembers } from './members.ts'

export type DeletedProject = { id: string; title: string; slides: number; deletedAt: Date }

/** Takes the project away from its members, until it is brought back or gone. The caller holds its lock. */
export const trashProject = async (
  trx: Db,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> => {
  await notifyMembers(trx, projectId)
  const members = await trx
    .deleteFrom('members')
    .where('project_id', '=', projectId)
    .returning(['user_id as userId', 'role'])
    .execute()
  await trx
    .insertInto('deleted_projects')
    .values({ project_id: projectId, deleted_by: userId, members: JSON.stringify(members) })
    .execute()
}

/** Gives the project back to those members who still have an account. False when it is not in this person's trash. */
export const restoreProject = async (
  trx: Db,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<boolean> => {
  const row = await trx
    .deleteFrom('deleted_projects')
    .where('project_id', '=', projectId)
    .where('deleted_by', '=', userId)
    .returning('members')
    .executeTakeFirst()
  if (!row) return false
  const there = await trx
    .selectFrom('users')
    .where(
      'id',
      'in',
      row.members.map((member) => member.userId),
    )
    .select('id')
    .execute()
  const known = new Set(there.map(({ id }) => id))
  await trx
    .insertInto('members')
    .values(
      row.members
        .filter((member) => known.has(member.userId))
        .map((member: { userId: string; role: Role }) => ({
          project_id: projectId,
          user_id: member.userId,
          role: member.role,
        })),
    )
    .execute()
  await notifyMembers(trx, projectId)
  return true
}

/** Newest first. */
export const listDeletedProjects = async (db: Db, userId: string): Promise<DeletedProject[]> => {
  const rows = await db
    .selectFrom('deleted_projects')
    .innerJoin('projects', 'projects.id', 'deleted_projects.project_id')
    .where('deleted_projects.deleted_by', '=', userId)
    .orderBy('deleted_projects.deleted_at', 'desc')
    .select([
      'projects.id',
      'projects.title',
      'deleted_projects.deleted_at',
      sql<number>`(select count(*)::int from slides where slides.project_id = projects.id)`.as('slides'),
    ])
    .execute()
  return rows.map(({ deleted_at: deletedAt, ...row }) => ({ ...row, deletedAt }))
}

/** Whether this person deleted the project and may bring it back. */
export const isInTrash = async (
  db: Db,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('deleted_projects')
    .where('project_id', '=', projectId)
    .where('deleted_by', '=', userId)
    .select('project_id')
    .executeTakeFirst()
  return row !== undefined
}

export const listExpiredProjects = async (db: Db, days: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('deleted_projects')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .select('project_id')
    .execute()
  return rows.map((row) => row.project_id)
}
