import type { Role } from '@voxdeck/core/roles/can'
import type { Db } from '../connect.ts'

export type Membership = { userId: string; projectId: string }

export const findRole = async (db: Db, { userId, projectId }: Membership): Promise<Role | null> => {
  const row = await db
    .selectFrom('members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .select('role')
    .executeTakeFirst()
  return row?.role ?? null
}
