import type { Page } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import type { Database } from '@voxdeck/db/connect'
import { clientOf, newPerson } from './new-person.ts'
import { whileWorkerPauses } from './paused-worker.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { awaitEnd, makeProject } from './video/await-video.ts'

type Seen = { percents: number[]; steps: string[]; left: string[]; doneAt: number; goneAt: number }

/** Records in the page what the panel shows, so that no update is missed. */
const recordPanel = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { percents: [], steps: [], left: [], doneAt: 0, goneAt: 0 }
    Object.assign(window, { seen })
    const keep = <T>(list: T[], value: T) => {
      if (!list.includes(value)) list.push(value)
    }
    const look = () => {
      const panel = document.querySelector('section[aria-label="Video generation"]')
      if (!panel) {
        if (seen.doneAt && !seen.goneAt) seen.goneAt = performance.now()
        return
      }
      const percent = Number(panel.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'))
      if (percent !== seen.percents.at(-1)) seen.percents.push(percent)
      if (percent === 100 && !seen.doneAt) seen.doneAt = performance.now()
      for (const step of panel.querySelectorAll('li > span:last-child')) {
        const words = [...step.childNodes].slice(0, 2).map((node) => node.textContent)
        keep(seen.steps, words.join(''))
      }
      for (const span of panel.querySelectorAll('span.figures.text-sm'))
        keep(seen.left, span.textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

test('G1 G2 G3 G4 G5 G6 G7 P7 E15 a video is made in four steps, in view, and told when it is ready', async ({
  world,
  visit,
}) => {
  const slides = world.slides.map((slide) => ({
    ...slide,
    script: `${slide.script} Somebody sings on the deck.`,
  }))
  const { id } = await makeProject(world.writing, 'Made in view', slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  const panel = page.getByRole('region', { name: 'Video generation' })
  const ask = page.getByRole('button', { name: 'Generate Video' })
  await ask.waitFor()
  await expect(panel).toHaveCount(0)
  await recordPanel(page)
  // The paused worker keeps the first step in view.
  await whileWorkerPauses(async () => {
    await ask.click()
    await expect(panel.getByText('Generating English TTS audio...')).toBeVisible()
    const asked = page.getByRole('button', { name: 'Generating...' })
    await expect(asked).toBeDisabled()
    await expect(ask).toHaveCount(0)
  })
  await expectToastOfVideo(page)
  await expect(panel).toHaveCount(0, { timeout: 10_000 })

  const { percents, steps, left, doneAt, goneAt } = await seenBy(page)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.filter((percent) => percent > 95 && percent < 100)).toEqual([])
  expect(percents.at(-1)).toBe(100)
  for (const step of [
    'Generating English TTS audio... (active)',
    'Creating video timeline (pending)',
    'Rendering final video (pending)',
    'Optimizing output (pending)',
    'Generating TTS audio (completed)',
    'Creating video timeline (completed)',
    'Rendering final video (completed)',
    'Optimizing output (completed)',
  ])
    expect(steps).toContain(step)
  expect(left.some((words) => /^\d+ s left$/.test(words))).toBe(true)
  expect(goneAt - doneAt).toBeGreaterThan(1900)
  expect(goneAt - doneAt).toBeLessThan(4000)
})

const expectToastOfVideo = (page: Page) =>
  expect(page.getByText('English video generated successfully').first()).toBeVisible({ timeout: 120_000 })

test('G11 A12 a video is cancelled, listed and deleted; each asks the server once and shows what it has', async ({
  world,
  visit,
}) => {
  const slides = world.slides.map((slide) => ({
    ...slide,
    script: `${slide.script} The tide is late today.`,
  }))
  const { id } = await makeProject(world.writing, 'Cancelled', slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const videos = page.getByRole('region', { name: 'Videos' })
  await expect(videos.getByText('Cancelled', { exact: true })).toBeVisible()
  const [video] = await world.writing.call(listVideos, { params: { id } })
  expect(video?.status).toBe('cancelled')

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/api/projects/${id}`)) calls.push(request.method())
  })
  await videos.getByRole('button', { name: /^Delete the video/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(page, 'Success', 'Video deleted successfully')
  await expect(videos).toHaveCount(0)
  expect(calls.filter((method) => method === 'DELETE')).toHaveLength(1)
  expect(calls).toContain('GET')
  expect(await world.writing.call(listVideos, { params: { id } })).toEqual([])
})

/** Counts the videos of all users: those that earlier tests left unfinished come first too. */
const countWaiting = async ({ db }: Database): Promise<number> => {
  const videos = await db
    .selectFrom('videos')
    .where('status', '=', 'generating')
    .where('kind', '=', 'video')
    .select('id')
    .execute()
  return videos.length
}

test('G15 a video that waits for a worker says how many come before it, and is made when its turn comes', async ({
  world,
  visit,
}) => {
  const slides = world.slides.map((slide) => ({ ...slide, script: `${slide.script} Gulls wait in a row.` }))
  const askedByOthers = async (firstName: string) => {
    const client = clientOf(world.url, await newPerson(world.database, { firstName }))
    const { id } = await makeProject(client, 'Asked before', slides, quickSettings)
    const ask = () => client.call(generateEnglishVideo, { params: { id } })
    const cancel = (videoId: string) => client.call(cancelVideo, { params: { projectId: id, videoId } })
    return { ask, cancel }
  }
  const [first, second] = [await askedByOthers('Noor'), await askedByOthers('Teo')]
  const { id } = await makeProject(world.writing, 'Waits its turn', slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  const panel = page.getByRole('region', { name: 'Video generation' })
  await whileWorkerPauses(async () => {
    const { videoId } = await first.ask()
    await second.ask()
    const ahead = await countWaiting(world.database)
    await page.getByRole('button', { name: 'Generate Video' }).click()
    await expect(panel.getByText(`Waiting: ${ahead} videos ahead`)).toBeVisible()
    await first.cancel(videoId)
    await expect(panel.getByText(new RegExp(`^Waiting: ${ahead - 1} videos? ahead$`))).toBeVisible()
  })
  await expectToastOfVideo(page)
})

test('G8 F5 asking that fails is told', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.slides}`)
  await page.getByRole('button', { name: 'Generate Video' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expectToast(page, 'Error', 'Failed to generate video')
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()
})

test('G9 G10 the same content is the same video; a change cancels it and reuses what was made', async ({
  world,
}) => {
  const slides = world.slides.map((slide) => ({
    ...slide,
    script: `${slide.script} Oranges are loaded at night.`,
  }))
  const { id, images } = await makeProject(world.writing, 'Asked twice', slides, quickSettings)
  const ask = async () => (await world.writing.call(generateEnglishVideo, { params: { id } })).videoId
  const first = await ask()
  expect(await ask()).toBe(first)
  const slideScripts = [{ imageId: images[1]?.id ?? '', script: 'Only this one is new.' }]
  await world.writing.call(updateProject, { params: { id }, body: { slideScripts } })
  const second = await ask()
  expect(second).not.toBe(first)
  const video = await awaitEnd(world.writing, id, second)
  expect(video.status).toBe('completed')
  const before = await awaitEnd(world.writing, id, first)
  expect(['cancelled', 'completed']).toContain(before.status)
  const third = await ask()
  expect(third).toBe(second)
})
