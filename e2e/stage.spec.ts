import { expect, type Page, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { holdBack } from './network.ts'
import { giveSounds } from './presentation/slide-sounds.ts'
import { note } from './product.ts'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { grip } from './timing/timing-page.ts'
import { expectToast } from './toast.ts'
import { generateVideo } from './video/await-video.ts'
import { openProject, slideField } from './writing/open-project.ts'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const expectShown = (page: Page, number: number) =>
  expect(preview(page).getByRole('img', { name: `Slide ${number}:` })).toBeVisible()

test('P1 the preview follows the slide that is worked on, in whichever list', async ({ page }) => {
  await openProject(page, { slides: 3, scripts: ['First.', 'Second.', 'Third.'] })
  await expectShown(page, 1)
  await slideField(page, 3).focus()
  await expectShown(page, 3)
  await page.getByRole('button', { name: 'Move slide 2 up' }).focus()
  await expectShown(page, 2)
  await page.getByRole('tab', { name: 'Timing Control' }).click()
  await grip(page, 'Position', 3).focus()
  await expectShown(page, 3)
  // What is selected there is the same slide.
  await slideField(page, 2).focus()
  await expect(page.getByRole('spinbutton', { name: 'Length of slide 2' }).first()).toBeVisible()
})

test('N1 a presentation begins with the slide that is worked on, or with the first', async ({ page }) => {
  await openProject(page, { slides: 3, scripts: ['First.', 'Second.', 'Third.'] })
  const stage = page.getByRole('dialog', { name: 'Presentation' })
  const from = page.getByRole('button', { name: 'Where to present from' })
  await slideField(page, 2).focus()
  await from.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'From the start',
    'From slide 2',
    'Record slides, from slide 2',
  ])
  await page.getByRole('menuitem', { name: 'From slide 2', exact: true }).click()
  await expect(stage.getByText(/^Slide 2 of 3/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
  await expect(from).toBeFocused()

  await from.press('Enter')
  await page.getByRole('menuitem', { name: 'From the start' }).press('Enter')
  await expect(stage.getByText(/^Slide 1 of 3/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
  await expect(from).toBeFocused()
})

/** Remembers when the page lets each sound of a draft begin, on the clock of its sounds. */
const watchSounds = (page: Page) =>
  page.addInitScript(() => {
    const starts: number[] = []
    Object.assign(window, { starts })
    const start = Object.getOwnPropertyDescriptor(AudioBufferSourceNode.prototype, 'start')?.value
    AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
      starts.push(when)
      start.call(this, when, ...rest)
    }
  })
const startsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { starts: number[] }).starts.splice(0))

const playFrom = (page: Page, number: number) =>
  preview(page).getByRole('button', { name: `Play from slide ${number}` })
const stop = (page: Page) => preview(page).getByRole('button', { name: 'Stop' })
const playing = (page: Page, kind: 'draft' | 'video', number: number) =>
  expect(preview(page).getByText(`${kind === 'draft' ? 'Draft' : 'Video'} · slide ${number}`)).toBeVisible({
    timeout: 30_000,
  })

test('P14 without a video the draft plays from here, with a playhead in every list, and pauses and stops', async ({
  page,
}) => {
  await openProject(page, { slides: 3, scripts: ['First.', 'A second one.', ''] })
  await slideField(page, 2).focus()
  await playFrom(page, 2).click()
  await playing(page, 'draft', 2)
  const stage = preview(page).locator('[data-draft]')
  await expect(stage).toHaveAttribute('data-draft', 'playing', { timeout: 30_000 })
  const rows = page.locator('li[data-slide]').filter({ has: page.getByTestId('playhead') })
  await expect(rows).toHaveCount(2)
  await expect(preview(page).getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stage).toHaveAttribute('data-draft', 'paused')
  const clock = preview(page).getByText(/^\d:\d\d$/)
  const paused = await clock.textContent()
  await page.getByRole('tab', { name: 'Timing Control' }).click()
  await expect(page.getByTestId('playhead line')).toBeVisible()
  expect(await clock.textContent()).toBe(paused)
  await preview(page).getByRole('button', { name: 'Resume' }).click()

  // The last slide says nothing, and ends the draft: it is the one that is worked on now.
  await playing(page, 'draft', 3)
  await expect(playFrom(page, 3)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByTestId('playhead')).toHaveCount(0)
  await playFrom(page, 3).press('Enter')
  await stop(page).click()
  await expect(playFrom(page, 3)).toBeFocused()
})

test('P14 a slide of the draft is as long as in the video, and the video plays where it is of today', async ({
  page,
}) => {
  await watchSounds(page)
  const scripts = [
    'The ferry leaves at ten. Nobody is late tonight. [pause 1s] Then it is quiet.',
    'One short sentence.',
    'This is recorded.',
    'A slide that is longer than its words.',
    'The end. It was good.',
  ]
  const project = await openProject(page, { slides: 5, scripts })
  const { images } = await project.read()
  await giveSounds(await project.read(), { 3: { recording: 4 } })
  await project.client.call(updateProject, {
    params: { id: project.id },
    body: {
      slideTimings: [{ imageId: images[3]?.id ?? '', manualDuration: 9 }],
      videoSettings: { resolution: '720p', transition: 'fade' },
    },
  })
  const { timeline } = await generateVideo(project.client, project.id)
  const starts = timeline?.map(({ startTime }) => startTime) ?? []
  expect(starts).toHaveLength(5)
  await page.reload()

  await slideField(page, 4).focus()
  await playFrom(page, 4).click()
  await playing(page, 'video', 4)
  const seconds = () =>
    preview(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(seconds).toBeGreaterThan(starts[3] ?? 0)
  expect(await seconds()).toBeLessThan(starts[4] ?? 0)
  await stop(page).click()

  // Another transition: no video is of today, and no slide is longer.
  await project.client.call(updateProject, {
    params: { id: project.id },
    body: { videoSettings: { transition: 'none' } },
  })
  await page.reload()
  const sounds = [3, 1, 1, 1, 2]
  const differences: number[] = []
  for (const number of [1, 2, 3, 4]) {
    await slideField(page, number).focus()
    await startsOf(page)
    await playFrom(page, number).click()
    const own = sounds[number - 1] ?? 0
    const heard: number[] = []
    await expect
      .poll(async () => heard.push(...(await startsOf(page))), { timeout: 60_000 })
      .toBeGreaterThan(own)
    await stop(page).click()
    const length = (heard[own] ?? 0) - (heard[0] ?? 0)
    differences.push(Math.abs(length - ((starts[number] ?? 0) - (starts[number - 1] ?? 0))))
  }
  note(
    'draft against video, largest difference of a boundary, ms',
    (Math.max(...differences) * 1000).toFixed(1),
  )
  expect(Math.max(...differences)).toBeLessThan(0.1)
})

test('P14 words that cannot be spoken are told, and the draft goes on', async ({ page }) => {
  await openProject(page, { slides: 2, scripts: ['First.', 'Second.'] })
  await page.route('**/api/tts/preview', (route) => route.fulfill({ status: 503, body: '{}' }))
  await playFrom(page, 1).click()
  await expectToast(page, 'Draft without speech')
  await expect(preview(page).locator('[data-draft]')).toHaveAttribute('data-draft', 'playing')
  await playing(page, 'draft', 2)
  await stop(page).click()
})

test('P14 a draft that waits for its sound says so', async ({ page }) => {
  await openProject(page, { slides: 1, scripts: ['First.'] })
  const letGo = await holdBack(page, '**/api/tts/preview')
  await playFrom(page, 1).click()
  await expect(preview(page).getByRole('status').filter({ hasText: 'The sound is loading' })).toBeVisible()
  letGo()
  await expect(preview(page).locator('[data-draft]')).toHaveAttribute('data-draft', 'playing', {
    timeout: 30_000,
  })
})

test('P14 played again at once, and with a sentence of more than 500 letters, a draft is spoken', async ({
  page,
}) => {
  const long = `${'and so the long sentence goes on '.repeat(16).trim()}.`
  await openProject(page, { slides: 2, scripts: ['Short.', long] })
  const spoken = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/tts/preview') && (response.request().postData() ?? '').length > 520,
    { timeout: 120_000 },
  )
  await page.getByRole('tab', { name: 'Timing Control' }).click()
  // The first player is gone before its sound has come.
  await page.getByRole('button', { name: 'Play slide 2 from here' }).dblclick()
  await playing(page, 'draft', 2)
  await expect(preview(page).locator('[data-draft]')).toHaveAttribute('data-draft', 'playing', {
    timeout: 120_000,
  })
  expect((await spoken).status()).toBe(200)
  await expect(page.getByText('Draft without speech')).toHaveCount(0)
  await stop(page).click()
})

test('P14 what plays ends with its slides, and does not begin again by itself', async ({ page }) => {
  const project = await openProject(page, { slides: 1, scripts: ['First.'] })
  await playFrom(page, 1).click()
  await playing(page, 'draft', 1)
  const { images } = await project.read()
  const { id } = project
  await project.client.call(deleteSlide, { params: { projectId: id, imageId: images[0]?.id ?? '' } })
  await expect(preview(page).getByText('Add images to see preview')).toBeVisible()
  await project.client.call(addSlide, {
    params: { id },
    file: new Blob([new Uint8Array(await tinyPicture(2))]),
    filename: 'another.png',
    fields: {},
  })
  await expect(playFrom(page, 1)).toBeVisible()
  await expect(preview(page).locator('[data-draft]')).toHaveCount(0)
})

test('P14 a video that cannot be played gives way to the draft', async ({ page }) => {
  const project = await openProject(page, { slides: 1, scripts: ['First.'] })
  await project.client.call(updateProject, {
    params: { id: project.id },
    body: { videoSettings: { resolution: '720p', transition: 'none' } },
  })
  await generateVideo(project.client, project.id)
  await page.route('**/api/videos/*.mp4', (route) => route.abort())
  await page.reload()
  await playFrom(page, 1).click()
  await playing(page, 'draft', 1)
  await stop(page).click()
})
