import type { Db } from '../connect.ts'

export type PictureFile = { contentType: string; filename: string }

const thumbnailType = 'image/webp'

/** The picture or thumbnail of that name, if the person is a member of its project. */
export const findPictureFile = async (
  db: Db,
  { userId, filename }: { userId: string; filename: string },
): Promise<PictureFile | null> => {
  const row = await db
    .selectFrom('slides')
    .innerJoin('members', 'members.project_id', 'slides.project_id')
    .where('members.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('slides.picture_filename', '=', filename),
        where('slides.thumbnail_filename', '=', filename),
      ]),
    )
    .select(['slides.picture_filename', 'slides.picture_type'])
    .executeTakeFirst()
  if (!row) return null
  return { filename, contentType: row.picture_filename === filename ? row.picture_type : thumbnailType }
}
