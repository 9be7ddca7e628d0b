import type { AccountVideo } from '@voxdeck/contracts/auth/watch-account'
import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { Video } from '@voxdeck/contracts/videos/video'
import type { Db } from '@voxdeck/db/connect'
import { findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { findHeadline } from '@voxdeck/db/projects/find-project-facts'
import { listVideoRows, type ReadTraffic } from '@voxdeck/db/videos/video-rows'
import { presentJob } from '../presenters/present-job.ts'
import { presentVideo } from '../presenters/present-video.ts'

export type ProjectEvent =
  | { name: 'project'; data: { projectId: string; revision: number } }
  | { name: 'video'; data: Video }
  | { name: 'language'; data: TranslationJob & { projectId: string } }

export type AccountEvent =
  | { name: 'videos'; data: { generating: AccountVideo[] } }
  | { name: 'projects'; data: { projectId: string | null } }
  | { name: 'video'; data: AccountVideo }

export type ProjectState = { title: string; events: ProjectEvent[] }

/** The project's revision, and its changed videos (by id) and languages (by code). */
export const loadProjectState = async (
  db: Db,
  projectId: string,
  changed: ReadonlySet<string> | 'all',
  readTraffic: ReadTraffic,
): Promise<ProjectState> => {
  const project = await findHeadline(db, projectId)
  if (!project) return { title: '', events: [] }
  const videos = await listVideoRows(db, [projectId], readTraffic)
  const isChanged = (id: string) => changed === 'all' || changed.has(id)
  const changedVideos = videos.filter((video) => isChanged(video.id))
  const jobs = (await findTranslationJobs(db, projectId)).filter(({ language }) => isChanged(language))
  return {
    title: project.title,
    events: [
      { name: 'project', data: { projectId, revision: project.revision } },
      ...changedVideos.map((video) => ({ name: 'video' as const, data: presentVideo(video) })),
      ...jobs.map((job) => ({ name: 'language' as const, data: { ...presentJob(job), projectId } })),
    ],
  }
}

export const videosOf = ({ title, events }: ProjectState): AccountVideo[] =>
  events.flatMap(({ name, data }) => (name === 'video' ? [{ projectTitle: title, video: data }] : []))
