import type { Db } from '../connect.ts'

/** Ids of its generating videos and previews. */
export const listGeneratingIn = async (db: Db, projectId: string): Promise<string[]> => {
  const running = await db
    .selectFrom('videos')
    .where('project_id', '=', projectId)
    .where('status', '=', 'generating')
    .select('id')
    .execute()
  return running.map((video) => video.id)
}

/** Deletes the project with all its rows. */
export const deleteProject = async (trx: Db, projectId: string): Promise<void> => {
  await trx.deleteFrom('projects').where('id', '=', projectId).execute()
}
