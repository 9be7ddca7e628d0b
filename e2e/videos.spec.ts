import type { Page } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { getSpace } from '@voxdeck/contracts/projects/get-space'
import { summariseProjects } from '@voxdeck/contracts/projects/summarise-projects'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { getVideoPart } from '@voxdeck/contracts/videos/get-video-part'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { previewSlide } from '@voxdeck/contracts/videos/preview-slide'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { formatBytes, formatClock, formatDateTime } from '../apps/web/src/i18n/format.ts'
import { breakConnection } from './network.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { downloadVideo, generateVideo, makeProject } from './video/await-video.ts'
import { probeVideo } from './video/probe-video.ts'
import { openVideos } from './videos/open-videos.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Videos' })
const row = (page: Page) => card(page).getByRole('listitem')
const bytesOf = async (client: Client, address: string): Promise<number> => {
  const [filename = '', part = ''] = address.split('/').slice(-2)
  const response = await client.call(getVideoPart, { params: { filename, part } })
  return (await response.arrayBuffer()).byteLength
}
/** A size as the page writes it. */
const sizeOf = (bytes: number) => formatBytes(bytes, 'en')

test('G14 a video shows state, length, size, resolution, when, and from which text; it plays, and its text can be read', async ({
  world,
  visit,
}) => {
  const client = world.writing
  const { id, images } = await makeProject(client, 'Told again', world.slides, quickSettings)
  const video = await generateVideo(client, id)
  const file = await probeVideo(await downloadVideo(client, video))
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await openVideos(page)

  await test.step('what it is', async () => {
    await expect(row(page)).toHaveCount(1)
    expect(file.video.height).toBe(720)
    const facts = `${formatClock(file.videoSeconds)} · ${sizeOf(video.size ?? 0)} · 720p`
    for (const words of ['Ready', formatDateTime(video.createdAt, 'en'), facts])
      await expect(row(page)).toContainText(words)
    await expect(row(page)).toContainText('The harbour is quiet. A ship comes in.')
    await expect(row(page)).toContainText('8 words · As the project is now')
    const play = row(page).getByRole('button', { name: /^Play the video of/ })
    // The first press fetches the player's code, the second finds it loaded.
    for (const time of ['first', 'second'])
      await test.step(time, async () => {
        await play.click()
        await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
        await page.keyboard.press('Escape')
        await expect(play).toBeFocused()
      })
  })

  await test.step('whether the project still says the same, without a reload', async () => {
    const preview = page.getByRole('region', { name: 'Preview' })
    const change = (body: Parameters<typeof client.call<typeof updateProject>>[1]['body']) =>
      client.call(updateProject, { params: { id }, body })
    await change({ videoSettings: { ...quickSettings, transition: 'fade' } })
    await expect(row(page)).toContainText('Same text, earlier slides or settings')
    await expect(preview.getByText('Made before your latest changes')).toBeVisible()
    const [first] = images
    await change({ slideScripts: [{ imageId: first?.id ?? '', script: 'The harbour is loud.' }] })
    await expect(row(page)).toContainText('From an earlier text')
    await change({
      slideScripts: [{ imageId: first?.id ?? '', script: 'The harbour is quiet.' }],
      videoSettings: quickSettings,
    })
    await expect(row(page)).toContainText('As the project is now')
    await expect(preview.getByText('Made before your latest changes')).toHaveCount(0)
    await change({ slideScripts: [{ imageId: first?.id ?? '', script: 'The harbour is loud.' }] })
    await expect(row(page)).toContainText('From an earlier text')
  })

  await test.step('the whole text, slide by slide, and what changed since', async () => {
    await client.call(deleteSlide, { params: { projectId: id, imageId: images[1]?.id ?? '' } })
    await expect(page.getByText('Image Sequence (1 slides)')).toBeVisible()
    const broken = await breakConnection(page, /\/script(\?|$)/)
    await row(page)
      .getByRole('button', { name: /^Show the text of the video of/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'What this video says' })
    await expect(dialog.getByRole('alert')).toContainText('The text could not be loaded.')
    await broken.mend()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('listitem')).toHaveText([
      /The harbour is quiet\.\s*Changed since$/,
      /A ship comes in\.\s*This slide is no longer in the project\.$/,
    ])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

test('G14 the space used is counted by the server, for the project and for the account', async ({
  world,
  visit,
}) => {
  const client = world.writing
  const { id, images } = await makeProject(client, 'Spacious', world.slides, quickSettings)
  const used = () => client.call(getSpace, { params: { id } })
  const pictures = images.reduce((sum, { size }) => sum + size, 0)
  const nothing = { pictures: 0, videos: 0, recordings: 0, music: 0, films: 0, previews: 0, total: 0 }
  expect(await used()).toEqual({ ...nothing, pictures, total: pictures })
  const before = await client.call(summariseProjects, {})

  const slideData = [{ image: images[0]?.filename ?? '', script: 'The harbour is quiet.' }]
  await client.call(previewSlide, { params: { projectId: id }, body: { slideData } })
  // A preview takes space, but is not listed as a video.
  expect(await client.call(listVideos, { params: { id } })).toEqual([])
  const video = await generateVideo(client, id)
  const space = await used()
  const beside = await Promise.all(
    video.captions.flatMap(({ srtUrl, webVttUrl }) =>
      [srtUrl, webVttUrl].map((address) => bytesOf(client, address)),
    ),
  )
  // The captions are stored beside the video, and counted with it.
  expect(space.films).toBe(beside.reduce((sum, bytes) => sum + bytes, video.size ?? 0))
  expect(space.previews).toBeGreaterThan(0)
  expect(space.total).toBe(pictures + space.films + space.previews)
  const after = await client.call(summariseProjects, {})
  expect(after.space - before.space).toBe(space.films + space.previews)

  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await openVideos(page)
  await expect(card(page).locator('dl > div')).toHaveText([
    `Space used${sizeOf(space.total)}`,
    `Videos${sizeOf(space.films)}`,
    `Images${sizeOf(space.pictures)}`,
    `Slide previews${sizeOf(space.previews)}`,
  ])
  await expect(row(page)).toHaveCount(1)
  await page.goto(world.url)
  await expect(page.getByText(`${sizeOf(after.space)} of space used`, { exact: true })).toBeVisible()
})

test('G11 G14 videos that failed or were cancelled say so, and can be deleted', async ({ world, visit }) => {
  const { id } = await makeProject(world.writing, 'Unlucky', world.slides, quickSettings)
  const { db } = world.database
  const failed = await beginTestVideo(db, id)
  await endVideo(db, failed, { status: 'failed', code: 'speech_failed', step: 'speech' })
  const cancelled = await beginTestVideo(db, id)
  await endVideo(db, cancelled, { status: 'cancelled' })
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await openVideos(page)
  await expect(row(page)).toHaveText([/^Cancelled/, /^Failed.*The voice could not read the script/s])
  for (const left of [1, 0]) {
    await row(page)
      .last()
      .getByRole('button', { name: /^Delete the video of/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectToast(page, 'Success', 'Video deleted successfully')
    await expect(row(page)).toHaveCount(left)
  }
  await expect(card(page)).toHaveCount(0)
})
