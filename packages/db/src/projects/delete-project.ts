import type { Db } from '../connect.ts'

/** Takes everything of the project with it. Gives the videos and previews that were being made. */
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
