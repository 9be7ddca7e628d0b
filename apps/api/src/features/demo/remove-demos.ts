import { theProduct } from '@voxdeck/db/audit/audit'
import { listDemoProjects, listDemoVideos } from '@voxdeck/db/demo/demo-video'
import { purgeProject } from '@voxdeck/delivery/purge-project'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { removeVideo } from '../videos/remove-video.ts'

type Means = Pick<Dependencies, 'db' | 'delivery'>

/** For installations whose operator turned the demo off. */
export const removeDemos = async (dependencies: Means): Promise<void> => {
  for (const video of await listDemoVideos(dependencies.db))
    await removeVideo(dependencies, video, theProduct)
  for (const projectId of await listDemoProjects(dependencies.db))
    await purgeProject(dependencies.delivery, projectId, theProduct)
}

/** Only the newest completed demo video is shown: removes older ones, and projects older than its project. */
export const removeOlderDemos = async (dependencies: Means): Promise<void> => {
  const [newest, ...older] = await listDemoVideos(dependencies.db)
  if (!newest) return
  for (const video of older) await removeVideo(dependencies, video, theProduct)
  const projects = await listDemoProjects(dependencies.db)
  for (const projectId of projects.slice(projects.indexOf(newest.projectId) + 1))
    await purgeProject(dependencies.delivery, projectId, theProduct)
}
