import type { Db } from '../connect.ts'

/** The videos in the making of all projects that this person may open. */
export const listGeneratingOf = (db: Db, userId: string): Promise<{ projectId: string; videoId: string }[]> =>
  db
    .selectFrom('videos')
    .innerJoin('members', 'members.project_id', 'videos.project_id')
    .where('members.user_id', '=', userId)
    .where('videos.status', '=', 'generating')
    .where('videos.kind', '=', 'video')
    .select(['videos.project_id as projectId', 'videos.id as videoId'])
    .execute()
