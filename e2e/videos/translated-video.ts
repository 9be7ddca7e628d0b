import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import { generateVideo } from '@voxdeck/contracts/videos/generate-video'
import { getVideoPart } from '@voxdeck/contracts/videos/get-video-part'
import { awaitEnd, type ListedVideo } from '../video/await-video.ts'

/** Adds languages to a project and has every slide translated into them. */
export const translateInto = async (
  client: Client,
  projectId: string,
  languages: readonly string[],
): Promise<void> => {
  for (const languageCode of languages)
    await client.call(addLanguage, { params: { id: projectId }, body: { languageCode } })
  await client.call(translateSlides, { params: { id: projectId }, body: { languages: [...languages] } })
  for (const language of languages)
    await expect
      .poll(async () => (await client.call(getLanguage, { params: { projectId, language } })).job?.status, {
        timeout: 120_000,
      })
      .toBe('done')
}

export const generateIn = async (
  client: Client,
  projectId: string,
  languages: readonly string[],
  patienceMs = 300_000,
): Promise<ListedVideo> => {
  const { videoId } = await client.call(generateVideo, {
    params: { id: projectId },
    body: { languages: [...languages] },
  })
  return awaitEnd(client, projectId, videoId, patienceMs)
}

/** Downloads one of the files stored beside a video. */
export const downloadPart = async (client: Client, url: string): Promise<string> => {
  const [filename = '', part = ''] = url.split('/').slice(-2)
  const response = await client.call(getVideoPart, { params: { filename, part } })
  const path = join(await mkdtemp(join(tmpdir(), 'voxdeck-part-')), part)
  await writeFile(path, new Uint8Array(await response.arrayBuffer()))
  return path
}
