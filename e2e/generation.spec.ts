import { randomInt } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { type Database, databaseTime } from '@voxdeck/db/connect'
import sharp from 'sharp'
import { clientOf, newPerson } from './new-person.ts'
import { whileWorkerPauses } from './paused-worker.ts'
import { note } from './product.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { awaitEnd, findVideo, makeProject } from './video/await-video.ts'
import { openVideos } from './videos/open-videos.ts'

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
  await openVideos(page)
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

test('G9 the same content is the same video, while it is made and after', async ({ world }) => {
  const slides = world.slides.map((slide) => ({
    ...slide,
    script: `${slide.script} Oranges are loaded at night.`,
  }))
  const { id } = await makeProject(world.writing, 'Asked twice', slides, quickSettings)
  const ask = async () => (await world.writing.call(generateEnglishVideo, { params: { id } })).videoId
  const first = await ask()
  expect(await ask()).toBe(first)
  expect((await awaitEnd(world.writing, id, first)).status).toBe('completed')
  expect(await ask()).toBe(first)
  expect(await world.writing.call(listVideos, { params: { id } })).toHaveLength(1)
})

/** Slides that nobody has drawn or said before, so that nothing is reused from other tests. */
const makeFreshSlides = async (count: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-slides-'))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 1280, height: 720, channels: 3, background: 'white', noise } as const
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `fresh-${index + 1}.png`
      const path = join(folder, name)
      await sharp({ create }).png().toFile(path)
      const [crate, berth] = [randomInt(1e6), randomInt(1e6)]
      return {
        name,
        path,
        script: `Crate ${crate} waits on the pier. It leaves from berth ${berth} at noon.`,
      }
    }),
  )
}

/** The units of a video's work, made for it or reused. */
const unitsOf = async ({ db }: Database, videoId: string, reused: boolean): Promise<string[]> => {
  const rows = await db
    .selectFrom('video_work')
    .where('video_id', '=', videoId)
    .where('reused', '=', reused)
    .select('unit')
    .execute()
  return rows.map(({ unit }) => unit)
}

test('G10 a change cancels the running video; the new one uses all that was made, and nothing is made twice', async ({
  world,
}) => {
  const { database, writing } = world
  const slides = await makeFreshSlides(6)
  const { id, images } = await makeProject(writing, 'Changed meanwhile', slides, quickSettings)
  const ask = async () => (await writing.call(generateEnglishVideo, { params: { id } })).videoId
  const begun = await databaseTime(database.db)
  const first = await ask()
  // The last slide is changed: what it says is of no use afterwards.
  const isSpeech = (unit: string) => /^speech:en:[0-4]:/.test(unit)
  const isShot = (unit: string) => unit.startsWith('render:')
  const hasMadeSome = async () => {
    const made = await unitsOf(database, first, false)
    return made.some(isSpeech) && made.some(isShot)
  }
  await expect.poll(hasMadeSome, { timeout: 60_000, intervals: [20] }).toBe(true)
  let made: string[] = []
  let second = ''
  // The paused worker cannot finish the first video meanwhile.
  await whileWorkerPauses(async () => {
    made = await unitsOf(database, first, false)
    expect((await findVideo(writing, id, first)).status).toBe('generating')
    const slideScripts = [{ imageId: images.at(-1)?.id ?? '', script: 'Only this one is new.' }]
    await writing.call(updateProject, { params: { id }, body: { slideScripts } })
    second = await ask()
    expect(second).not.toBe(first)
    expect((await findVideo(writing, id, first)).status).toBe('cancelled')
  })
  const video = await awaitEnd(writing, id, second)
  expect(video.status).toBe('completed')
  expect((await findVideo(writing, id, first)).status).toBe('cancelled')

  const useful = made.filter((unit) => isSpeech(unit) || isShot(unit))
  note('of use, made by the cancelled video', useful.length)
  expect(await unitsOf(database, second, true)).toEqual(expect.arrayContaining(useful))
  expect(video.progress.sentences.reused).toBeGreaterThanOrEqual(useful.filter(isSpeech).length)
  expect(video.progress.shots.reused).toBeGreaterThanOrEqual(useful.filter(isShot).length)
  const artifacts = await database.db
    .selectFrom('artifacts')
    .where('last_used_at', '>=', begun)
    .select(['kind', 'key', 'times_made'])
    .execute()
  expect(artifacts.length).toBeGreaterThan(useful.length)
  expect(artifacts.filter(({ times_made }) => times_made !== 1)).toEqual([])
})
