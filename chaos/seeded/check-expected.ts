import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { getJob } from '@voxdeck/contracts/jobs/get-job'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { downloadVideo, type ListedVideo } from '@voxdeck/e2e/video/await-video'
import { decodeComplaints } from '@voxdeck/e2e/video/decode-video'
import { checkMigrated } from './migrating.ts'
import type { Stage } from './scenarios.ts'

const checkVideos = async (
  { harmed, expected }: Stage,
  videos: readonly ListedVideo[],
): Promise<string[]> => {
  const faults: string[] = []
  const statusOf = (videoId: string) => videos.find(({ id }) => id === videoId)?.status ?? 'missing'
  if (expected.completed && statusOf(expected.completed) !== 'completed')
    faults.push(`an asked video is ${statusOf(expected.completed)}`)
  if (expected.cancelled && statusOf(expected.cancelled) !== 'cancelled')
    faults.push(`a cancelled video is ${statusOf(expected.cancelled)}`)
  if (expected.packed) {
    const pack = videos.find(({ id }) => id === expected.packed)?.pack
    if (pack?.status !== 'ready') faults.push(`a pack is ${pack?.status ?? 'missing'}`)
  }
  for (const video of videos) {
    if (video.status === 'failed')
      faults.push(`video ${video.id} failed: ${video.failure?.code ?? 'unknown'}`)
    if (video.status !== 'completed') continue
    const path = await downloadVideo(harmed.client, video)
    const errors = await decodeComplaints(path)
    if (errors) faults.push(`video ${video.id} does not decode: ${errors}`)
    await rm(dirname(path), { recursive: true, force: true })
  }
  return faults
}

/** What was acknowledged and does not hold. */
export const checkExpected = async (stage: Stage): Promise<string[]> => {
  const { harmed, projectId, imageId, expected } = stage
  const { client, db } = harmed
  const project = await client.call(getProject, { params: { id: projectId } }).catch(() => null)
  if (expected.gone?.projectId) return project ? ['a deleted project is there'] : []
  if (!project) return stage.mayBeGone ? [] : ['the project is gone']
  const faults = expected.migrated ? await checkMigrated(harmed, expected.migrated) : []
  const script = project.slideScripts.find((one) => one.imageId === imageId)?.script
  if (expected.script !== undefined && script !== expected.script)
    faults.push(`an acknowledged script was lost: ${expected.script}`)
  const videos = await client.call(listVideos, { params: { id: projectId } })
  if (expected.gone?.videoId && videos.some(({ id }) => id === expected.gone?.videoId))
    faults.push('a deleted video is there')
  if (expected.imported) {
    const { status } = await client.call(getJob, { params: { id: expected.imported } })
    const clip = project.slideScripts.find((one) => one.imageId === imageId)?.videoUrl
    if (status !== 'done' || !clip)
      faults.push(`an uploaded clip is ${status}, the slide has ${clip ?? 'none'}`)
  }
  if (expected.translated) {
    const { slides } = await client.call(getLanguage, { params: { projectId, language: 'es' } })
    const job = await db
      .selectFrom('translation_jobs')
      .where('project_id', '=', projectId)
      .select(['status', 'failure_code'])
      .executeTakeFirst()
    // A job that failed says so, and can be asked for again.
    if (job?.status === 'done' && slides.some(({ script: said }) => !said))
      faults.push('a slide is not translated')
  }
  return [...faults, ...(await checkVideos(stage, videos))]
}
