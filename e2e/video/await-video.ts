import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@voxdeck/contracts/client'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { getVideoFile } from '@voxdeck/contracts/videos/get-video-file'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import type { SettingsChange } from '@voxdeck/core/video-settings'
import type { z } from 'zod'
import type { TestSlide } from './test-slides.ts'

export type ListedVideo = z.infer<typeof listVideos.success.body>[number]

/** Makes a project with slides and their scripts through the API. */
export const makeProject = async (
  client: Client,
  title: string,
  slides: readonly Pick<TestSlide, 'path' | 'name' | 'script'>[],
  settings: SettingsChange,
) => {
  const { id } = await client.call(createProject, { body: { title } })
  const images = []
  for (const { path, name } of slides) {
    const file = new Blob([new Uint8Array(await readFile(path))])
    images.push(await client.call(addSlide, { params: { id }, file, filename: name, fields: {} }))
  }
  const slideScripts = images.map((image, index) => ({
    imageId: image.id,
    script: slides[index]?.script ?? '',
  }))
  await client.call(updateProject, { params: { id }, body: { slideScripts, videoSettings: settings } })
  return { id, images }
}

export const findVideo = async (client: Client, projectId: string, videoId: string): Promise<ListedVideo> => {
  const videos = await client.call(listVideos, { params: { id: projectId } })
  const video = videos.find((candidate) => candidate.id === videoId)
  if (!video) throw new Error(`no video ${videoId}`)
  return video
}

/** Requests the English video and waits until it is completed, failed or cancelled. */
export const generateVideo = async (
  client: Client,
  projectId: string,
  patienceMs = 180_000,
): Promise<ListedVideo> => {
  const { videoId } = await client.call(generateEnglishVideo, { params: { id: projectId } })
  return awaitEnd(client, projectId, videoId, patienceMs)
}

export const awaitEnd = async (
  client: Client,
  projectId: string,
  videoId: string,
  patienceMs = 180_000,
): Promise<ListedVideo> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const video = await findVideo(client, projectId, videoId)
    if (video.status !== 'generating') return video
    if (Date.now() > deadline) throw new Error(`still at ${video.progress.percent} % after ${patienceMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

export const downloadVideo = async (client: Client, { streamUrl }: ListedVideo): Promise<string> => {
  const filename = streamUrl?.split('/').at(-1) ?? ''
  const response = await client.call(getVideoFile, { params: { filename } })
  const path = join(await mkdtemp(join(tmpdir(), 'voxdeck-video-')), filename)
  await writeFile(path, new Uint8Array(await response.arrayBuffer()))
  return path
}
