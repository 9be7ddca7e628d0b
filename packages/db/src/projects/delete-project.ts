import type { Db } from '../connect.ts'

/** Deletes the project with all its rows. Returns the ids of its generating videos and previews. */
export const deleteProject = async (trx: Db, projectId: string): Promise<string[]> => {
  const running = await trx
    .selectFrom('videos')
    .where('project_id', '=', projectId)
    .where('status', '=', 'generating')
    .select('id')
    .execute()
  await trx.deleteFrom('projects').where('id', '=', projectId).execute()
  return running.map((video) => video.id)
}
