import type { Db } from '../connect.ts'

export type ImageFile = { contentType: string; filename: string }

const thumbnailType = 'image/webp'

/** The picture or thumbnail of that name, if the person is a member of its project. */
export const findImageFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<ImageFile | null> => {
  const row = await db
    .selectFrom('images')
    .innerJoin('members', 'members.project_id', 'images.project_id')
    .where('members.user_id', '=', userId)
    .where((where) =>
      where.or([where('images.filename', '=', filename), where('images.thumbnail_filename', '=', filename)]),
    )
    .select(['images.filename', 'images.content_type'])
    .executeTakeFirst()
  if (!row) return null
  return { filename, contentType: row.filename === filename ? row.content_type : thumbnailType }
}
