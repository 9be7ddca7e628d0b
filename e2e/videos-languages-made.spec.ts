import type { Page } from '@playwright/test'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import type { WorkStep } from '@voxdeck/core/progress/work'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { savePack } from '@voxdeck/db/videos/packs'
import { endVideo, storeFreshWork, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { breakConnection } from './network.ts'
import { expect, test } from './quality/fixtures.ts'
import { focusIsSeen, tabTo } from './quality/keyboard.ts'
import { addLanguagesInEveryState, addVideo, recordStep } from './quality/make-videos.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { findVideo, makeProject } from './video/await-video.ts'
import { openVideos } from './videos/open-videos.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Video generation' })
const videos = (page: Page) => page.getByRole('region', { name: 'Videos' })
const row = (page: Page) =>
  videos(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
const downloads = (page: Page) => page.getByRole('dialog', { name: 'Downloads' })

const made = () => ({
  status: 'completed' as const,
  filename: randomFilename('mp4'),
  durationSeconds: 4.2,
  size: 1_234_567,
  timeline: [],
})

test('G12 G16 several languages are told in five steps, and one other language in four that name it', async ({
  world,
  visit,
}) => {
  const client = world.writing
  const { db } = world.database
  const work = (video: VideoRef, step: WorkStep, left?: number) =>
    recordStep(world.database, client, video, step, left)
  const { id } = await makeProject(client, 'Told in steps', world.slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await page.getByRole('button', { name: 'Generate Video' }).waitFor()
  const video = await beginTestVideo(db, id, undefined, ['en', 'es', 'th'])
  const steps = panel(page).getByRole('listitem')
  const percent = async () =>
    Number((await panel(page).getByRole('progressbar').getAttribute('aria-valuenow')) ?? '')

  await expect(panel(page)).toContainText('English, Spanish and Thai')
  await expect(steps).toHaveText([
    'Processing translations... (active)',
    'Generating multi-language audio (pending)',
    'Synchronizing tracks (pending)',
    'Merging language tracks (pending)',
    'Finalizing (pending)',
  ])
  await storeFreshWork(db, video, 'speech', { units: 5, cost: 10 })
  await work(video, 'speech', 2)
  await expect(steps.nth(1)).toHaveText('Generating multi-language audio... (active)Voice 4/6 · 1 reused')
  const spoken = await percent()
  expect(spoken).toBeGreaterThan(0)
  await work(video, 'speech')
  await expect(steps.nth(2)).toHaveText('Synchronizing tracks... (active)')
  await work(video, 'timeline')
  await work(video, 'render')
  await expect(steps.nth(3)).toHaveText(
    /^Merging language tracks\.\.\. \(active\)Pictures \d+\/\d+ · 1 reused$/,
  )
  expect(await percent()).toBeGreaterThan(spoken)
  await work(video, 'optimize', 1)
  await expect(steps).toHaveText([
    'Processing translations (completed)',
    /^Generating multi-language audio \(completed\)/,
    'Synchronizing tracks (completed)',
    /^Merging language tracks \(completed\)/,
    'Finalizing... (active)',
  ])
  await endVideo(db, video, made())
  await expectToast(page, 'Success', 'Multi-language video generated successfully')
  await expect(panel(page)).toHaveCount(0)

  const spanish = await beginTestVideo(db, id, undefined, ['es'])
  await expect(steps).toHaveText([
    'Generating Spanish TTS audio... (active)Voice 0/2',
    'Creating video timeline (pending)',
    'Rendering final video (pending)',
    'Optimizing output (pending)',
  ])
  await endVideo(db, spanish, made())
  await expectToast(page, 'Success', 'Spanish video generated successfully')
})

test('G2 G8 G12 a video in several languages that fails says where, and is tried again in the same languages', async ({
  world,
  visit,
}) => {
  const { db } = world.database
  const { id } = await makeProject(world.writing, 'Fell silent', world.slides, quickSettings)
  await addLanguagesInEveryState(world.database, world.writing, id)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  const video = await beginTestVideo(db, id, undefined, ['en', 'es'])
  await storeFreshWork(db, video, 'speech', { units: 4, cost: 8 })
  await expect(panel(page).getByText('Generating multi-language audio...')).toBeVisible()
  await endVideo(db, video, { status: 'failed', code: 'speech_failed', step: 'speech' })
  await expectToast(page, 'Error', 'Failed to generate video')
  await expect(panel(page).getByRole('alert')).toContainText('English and Spanish')
  await expect(panel(page).getByRole('alert')).toContainText('Stopped at: Generating multi-language audio')
  await expect(panel(page).getByRole('listitem')).toHaveText([
    'Processing translations (completed)',
    /^Generating multi-language audio error/,
    'Synchronizing tracks (pending)',
    'Merging language tracks (pending)',
    'Finalizing (pending)',
  ])
  const asked = page.waitForRequest('**/generate-video')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  expect((await asked).postDataJSON()).toEqual({ languages: ['en', 'es'] })
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
})

test('G17 the list of videos says the languages of each, and its age', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.spoken}`)
  await openVideos(page)
  await videos(page).getByRole('button', { name: 'Show all 4' }).click()
  const [several, two, many, one] = [row(page).nth(0), row(page).nth(1), row(page).nth(2), row(page).nth(3)]
  await expect(several.locator('summary')).toHaveText('English + 2 languages')
  await expect(several.getByText('Español')).toBeHidden()
  await several.locator('summary').click()
  await expect(several.getByRole('list', { name: 'Languages of this video' })).toHaveText('EspañolFrançais')
  await expect(two).toContainText('English + ไทย')
  await expect(many.locator('summary')).toHaveText('English + 3 languages')
  await expect(one).toContainText('Español')
  await expect(one).toContainText('The pack for YouTube is being prepared')
  // Each is compared with a video in the same languages, and can be read in them.
  for (const video of [several, two, many, one]) await expect(video).toContainText('From an earlier text')
  await expect(one.getByRole('button', { name: /^Show the text of the video of .*, Spanish/ })).toBeVisible()
  await expect(
    two.getByRole('button', { name: /^Show the text of the video of .*, English and Thai/ }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download Video' })).toBeVisible()
})

test('G18 a finished video is taken away as a video, as captions of each language, and as a pack', async ({
  world,
  visit,
}) => {
  const { id } = await makeProject(world.writing, 'Taken away', world.slides, quickSettings)
  const video = await addVideo(world.database, id, {
    languages: ['en', 'es'],
    recordedCaptions: 'proportional',
  })
  const { streamUrl, downloadUrl } = await findVideo(world.writing, id, video.videoId)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await openVideos(page)
  await videos(page)
    .getByRole('button', { name: /^Downloads of the video of/ })
    .click()
  const link = (name: string) => downloads(page).getByRole('link', { name, exact: true })
  await expect(link('Download')).toHaveAttribute('href', downloadUrl ?? '')
  for (const [language, code] of [
    ['English', 'en'],
    ['Spanish', 'es'],
  ])
    for (const [format, ending] of [
      ['SRT', 'srt'],
      ['WebVTT', 'vtt'],
    ])
      await expect(link(`Captions in ${language}, ${format}`)).toHaveAttribute(
        'href',
        `${streamUrl}/captions-${code}.${ending}?download=true`,
      )
  await expect(downloads(page)).toContainText('Times of recorded slides are estimated')
  await page.keyboard.press('Escape')
  await expect(videos(page).getByRole('button', { name: /^Downloads of/ })).toBeFocused()
})

test('G19 K9 a pack is prepared when it is asked for, told while it is, and downloaded; by keys too', async ({
  world,
  visit,
}) => {
  const { db } = world.database
  const { id } = await makeProject(world.writing, 'Packed', world.slides, quickSettings)
  const video = await addVideo(world.database, id, { languages: ['en', 'es'] })
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  const ready = Promise.withResolvers<void>()
  // The test stores the pack's state itself, in place of the worker.
  const answers = [Promise.resolve(), ready.promise]
  await page.route('**/prepare-pack', async (route) => {
    await savePack(db, video, { status: 'preparing' })
    const project = await world.writing.call(getProject, { params: { id } })
    await answers.shift()
    await route.fulfill({ status: 202, json: project.videos[0] })
  })
  await tabTo(page, 'tab', 'Video Settings')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'button', /^Downloads of the video of/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Prepare a pack for YouTube')
  const answered = page.waitForResponse('**/prepare-pack')
  await page.keyboard.press('Enter')
  await answered
  const preparing = downloads(page).getByRole('button', { name: 'Preparing the pack…' })
  await expect(preparing).toHaveAttribute('aria-disabled', 'true')
  await expect(preparing).toBeFocused()

  const faults = [{ file: 'audio-es.wav', fault: 'is missing' }]
  await savePack(db, video, { status: 'failed', code: 'pack_refused', faults })
  await expect(downloads(page).getByRole('alert')).toContainText('YouTube would refuse this pack')
  await expect(downloads(page).getByRole('alert').getByRole('listitem')).toHaveText([
    'audio-es.wav is missing',
  ])
  await expect(downloads(page).getByRole('button', { name: 'Try again' })).toBeFocused()
  const packStatus = async () => (await findVideo(world.writing, id, video.videoId)).pack?.status
  await page.keyboard.press('Enter')
  await expect(preparing).toBeVisible()
  await expect.poll(packStatus).toBe('preparing')

  await savePack(db, video, { status: 'ready', size: 2_097_152 }, { name: 'pack.zip', size: 2_097_152 })
  const link = downloads(page).getByRole('link', { name: 'Download the pack (2.0 MB)' })
  await expect(link).toBeFocused()
  // The response to the press arrives after the event of its end, and changes nothing.
  const looked = page.waitForResponse(`**/api/projects/${id}`)
  ready.resolve()
  await (await looked).finished()
  await expect(link).toBeFocused()
  await focusIsSeen(page)
  const { streamUrl } = await findVideo(world.writing, id, video.videoId)
  await expect(link).toHaveAttribute('href', `${streamUrl}/pack.zip?download=true`)
  await page.keyboard.press('Escape')
  await expect(videos(page).getByRole('button', { name: /^Downloads of/ })).toBeFocused()
})

test('G19 a pack that cannot be asked for is told', async ({ world, visit }) => {
  const { id } = await makeProject(world.writing, 'Not packed', world.slides, quickSettings)
  await addVideo(world.database, id, { languages: ['en', 'es'] })
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await openVideos(page)
  await videos(page)
    .getByRole('button', { name: /^Downloads of/ })
    .click()
  const broken = await breakConnection(page, '**/prepare-pack')
  await downloads(page).getByRole('button', { name: 'Prepare a pack for YouTube' }).click()
  await expectToast(page, 'Error', 'The pack could not be asked for. Check the connection and try again.')
  await broken.mend()
  await expect(downloads(page).getByRole('button', { name: 'Prepare a pack for YouTube' })).toBeEnabled()
})
