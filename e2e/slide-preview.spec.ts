import { expect, type Page, test } from '@playwright/test'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { breakConnection, holdBack } from './network.ts'
import { giveSounds } from './presentation/slide-sounds.ts'
import { soundsOf, turnsOf, watchStage, waysOf } from './presentation/watch-stage.ts'
import { removeObject } from './product.ts'
import { expectToast } from './toast.ts'
import { openProject, slideField } from './writing/open-project.ts'

const playSlide = (page: Page, number: number) =>
  page.getByRole('button', { name: `Play slide ${number}`, exact: true })
const previewSlide = (page: Page, number: number) =>
  page.getByRole('button', { name: `Preview slide ${number} as a video` })
const cancelPreview = (page: Page, number: number) =>
  page.getByRole('button', { name: `Cancel the preview of slide ${number}` })
const stage = (page: Page) => page.getByRole('dialog', { name: 'Presentation' })

test('P11 a slide is previewed as a video as it stands in the page', async ({ page }) => {
  const project = await openProject(page, {
    slides: 2,
    scripts: ['First.', 'Second.'],
    voices: ['adam', 'bella'],
  })
  const { images } = await project.read()
  // Saves fail, so the preview must use the script in the page.
  await breakConnection(page, /\/api\/projects\/[^/]+$/)
  await slideField(page, 2).fill('Not saved yet.')
  const asked = page.waitForRequest('**/preview-slide')
  const letGo = await holdBack(page, '**/preview-slide')
  await previewSlide(page, 2).click()
  expect((await asked).postDataJSON()).toEqual({
    slideData: [
      {
        image: images[1]?.filename,
        script: 'Not saved yet.',
        audioRecording: null,
        selectedVoice: 'bella',
        slideNumber: 2,
        videoUrl: null,
        videoFilename: null,
      },
    ],
  })
  await expect(cancelPreview(page, 2)).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expectToast(page, 'Preview Ready', undefined, { timeout: 120_000 })
  const player = page.getByRole('dialog', { name: 'Slide 2' })
  await expect(player).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), { timeout: 30_000 })
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(player).toHaveCount(0)
  await expect(previewSlide(page, 2)).toBeFocused()
})

test('P11 a preview is called off by a second press, by Escape, and by another', async ({ page }) => {
  await openProject(page, { slides: 2, scripts: ['First.', 'Second.'] })
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/preview-slide')) failed.push(request.failure()?.errorText ?? '')
  })
  const letGo = await holdBack(page, '**/preview-slide')
  /** A preview that is called off before its request is sent has none to call off. */
  const begin = async (slide: number) => {
    const asked = page.waitForRequest('**/preview-slide')
    await previewSlide(page, slide).click()
    await asked
  }
  await begin(1)
  await cancelPreview(page, 1).click()
  await expect(previewSlide(page, 1)).toBeVisible()
  await begin(1)
  await expect(cancelPreview(page, 1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(previewSlide(page, 1)).toBeVisible()
  await begin(1)
  await begin(2)
  await expect(previewSlide(page, 1)).toBeVisible()
  await expect(cancelPreview(page, 2)).toBeVisible()
  await expect.poll(() => failed.length).toBe(3)
  await cancelPreview(page, 2).click()
  letGo()
  // No cancelled preview opened a dialog or showed a toast.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('li[data-state]')).toHaveCount(0)
})

test('P11 a preview that fails: the voice is not installed', async ({ page }) => {
  await openProject(page, { slides: 1, scripts: ['Nobody says this.'], voices: ['nobody'] })
  await previewSlide(page, 1).click()
  await expectToast(page, 'Preview Failed', 'Could not generate slide preview.')
  await expect(previewSlide(page, 1)).toBeVisible()
})

test('R10 a slide is played by its recording, else by speech; without both: No Content', async ({ page }) => {
  await watchStage(page)
  const project = await openProject(page, { slides: 3, scripts: ['Not said.', 'Said.', ''] })
  await giveSounds(await project.read(), { 1: { recording: 1 }, 3: { clip: true } })
  await page.reload()
  // Each is over in a second: hold both requests until the stage has been checked.
  const playRecording = await holdBack(page, '**/api/recordings/*')
  const speak = await holdBack(page, '**/api/tts/preview')
  await playSlide(page, 1).click()
  await expect(stage(page).getByText('Slide 1', { exact: true })).toBeVisible()
  playRecording()
  await expect(stage(page)).toHaveCount(0, { timeout: 30_000 })
  await expect(playSlide(page, 1)).toBeFocused()
  await playSlide(page, 2).click()
  await expect(stage(page).getByText('Slide 2', { exact: true })).toBeVisible()
  speak()
  await expect(stage(page)).toHaveCount(0, { timeout: 30_000 })
  expect(waysOf(await turnsOf(page)).map((way) => way.split(' ')[1])).toEqual(['recording', 'speech'])
  expect((await soundsOf(page)).map(({ address }) => address.replace(/[0-9a-f]{32}/, '…'))).toEqual([
    '/api/recordings/….flac',
    'speech',
  ])
  await playSlide(page, 3).click()
  await expectToast(page, 'No Content')
  await expect(stage(page)).toHaveCount(0)
})

test('N5 what cannot be spoken, played or shown is told, each by its name', async ({ page }) => {
  const project = await openProject(page, { slides: 3, scripts: ['Not made.', '', 'Not shown.'] })
  const { images } = await project.read()
  await giveSounds(await project.read(), { 2: { recording: 2, isBroken: true } })
  await removeObject(objectKeys.picture(images[2]?.filename ?? ''))
  await breakConnection(page, '**/api/tts/preview')
  await page.reload()
  await playSlide(page, 1).click()
  await expectToast(
    page,
    'TTS Generation Failed',
    'Slide 1 is shown without speech. Check its voice and the connection, then try again.',
  )
  await expect(stage(page)).toHaveCount(0, { timeout: 20_000 })
  await playSlide(page, 2).click()
  await expectToast(
    page,
    'Audio Error',
    'The sound of slide 2 cannot be played. Record it again, or remove the recording.',
  )
  await page.keyboard.press('Escape')
  await expect(stage(page)).toHaveCount(0)
  await playSlide(page, 3).click()
  await expectToast(
    page,
    'Preview Error',
    'Slide 3 cannot be shown. Load the page again; if that does not help, replace its image.',
  )
  await expect(stage(page)).toHaveCount(0)
})
