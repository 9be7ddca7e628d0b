import type { Db } from '../connect.ts'

export type ProfilePicture = { source: string | null; filename: string | null }

export const findProfilePicture = async (db: Db, userId: string): Promise<ProfilePicture> => {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['picture_source as source', 'picture_filename as filename'])
    .executeTakeFirst()
  return row ?? { source: null, filename: null }
}

export const setProfilePicture = async (db: Db, userId: string, picture: ProfilePicture): Promise<void> => {
  await db
    .updateTable('users')
    .set({ picture_source: picture.source, picture_filename: picture.filename })
    .where('id', '=', userId)
    .execute()
}
