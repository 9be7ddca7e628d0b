import { expect, type Page, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { holdBack } from './network.ts'
import { giveSounds } from './presentation/slide-sounds.ts'
import { secondsOf, soundsOf, turnsOf, watchStage, waysOf } from './presentation/watch-stage.ts'
import { removeObject } from './product.ts'
import { expectToast } from './toast.ts'
import { type OpenProject, openProject, slideField } from './writing/open-project.ts'

const present = (page: Page) => page.getByRole('button', { name: 'Present', exact: true })
const stage = (page: Page) => page.getByRole('dialog', { name: 'Presentation' })
const corner = (page: Page) => page.getByRole('region', { name: 'Presentation' })
const isSounding = async (page: Page) => (await soundsOf(page)).some(({ isPaused }) => !isPaused)

const setLength = async ({ id, client, read }: OpenProject, slide: number, manualDuration: number) => {
  const imageId = (await read()).images[slide - 1]?.id ?? ''
  await client.call(updateProject, { params: { id }, body: { slideTimings: [{ imageId, manualDuration }] } })
}

test('N1 it starts, goes by keys, pauses, and is stopped by Escape; the focus comes back', async ({
  page,
}) => {
  await watchStage(page)
  const project = await openProject(page, { slides: 3 })
  // The slides last longer than the checks.
  await giveSounds(await project.read(), { 1: { recording: 30 } })
  await setLength(project, 2, 20)
  await page.reload()
  await present(page).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Presentation Started')
  await expect(stage(page).getByText('Slide 1 of 3')).toBeVisible()
  await expect(stage(page).getByRole('img', { name: 'slide-1.png' })).toBeVisible()
  await expect(stage(page)).toHaveAttribute('data-stage', 'recording')

  await page.keyboard.press('Space')
  await expect(stage(page).getByText('Slide 1 of 3 · Paused')).toBeVisible()
  expect(await isSounding(page)).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(() => isSounding(page)).toBe(true)

  await page.keyboard.press('ArrowRight')
  await expect(stage(page).getByText('Slide 2 of 3')).toBeVisible()
  expect(await isSounding(page)).toBe(false)
  await page.keyboard.press('ArrowLeft')
  await expect(stage(page).getByText('Slide 1 of 3')).toBeVisible()
  await stage(page).getByRole('button', { name: 'Pause' }).click()
  await expect(stage(page).getByText('Slide 1 of 3 · Paused')).toBeVisible()
  await stage(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(stage(page).getByText('Slide 2 of 3 · Paused')).toBeVisible()
  await expect(stage(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(3[3-9]|4)/)

  await page.keyboard.press('Escape')
  await expectToast(page, 'Presentation Stopped')
  await expect(stage(page)).toHaveCount(0)
  await expect(present(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
})

test('N1 a wait is held while it is paused', async ({ page }) => {
  await watchStage(page)
  await setLength(await openProject(page, { slides: 1 }), 1, 5)
  await page.reload()
  await present(page).click()
  await expect(stage(page)).toHaveAttribute('data-stage', 'wait')
  await page.keyboard.press('Space')
  await expect(stage(page).getByText('Paused')).toBeVisible()
  // Longer than the slide's wait of 5 s.
  await page.waitForTimeout(5500)
  await expect(stage(page)).toBeVisible()
  await page.keyboard.press('Space')
  await expectToast(page, 'Presentation Complete', undefined, { timeout: 20_000 })
  expect(secondsOf(await turnsOf(page), '1 wait')).toBeGreaterThan(10.2)
})

test('N1 it takes the whole screen, and leaving that stops it', async ({ page }) => {
  await openProject(page, { slides: 2 })
  await present(page).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML')
  await page.evaluate(() => document.exitFullscreen())
  await expectToast(page, 'Presentation Stopped')
  await expect(stage(page)).toHaveCount(0)
})

test('N1 minimised it goes on in a corner while one writes, and is enlarged or stopped', async ({ page }) => {
  await watchStage(page)
  const project = await openProject(page, { slides: 2 })
  await giveSounds(await project.read(), { 1: { recording: 30 } })
  await page.reload()
  await present(page).click()
  await expect(stage(page)).toHaveAttribute('data-stage', 'recording')
  await page.keyboard.press('m')
  await expect(corner(page).getByText('Slide 1 of 2')).toBeVisible()
  await expect(stage(page)).toHaveCount(0)
  expect(await isSounding(page)).toBe(true)
  await expect(corner(page).getByRole('button', { name: 'Enlarge' })).toBeFocused()

  // The presentation takes keys only while the focus is in it.
  await slideField(page, 2).fill('Many words')
  await slideField(page, 2).press('Space')
  await slideField(page, 2).pressSequentially('m')
  await expect(slideField(page, 2)).toHaveValue('Many words m')
  await expect(corner(page).getByText('Slide 1 of 2', { exact: true })).toBeVisible()
  // A dialog does not end it.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'What do you want to do?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Commands' })).toHaveCount(0)

  await present(page).click()
  await expect(stage(page).getByText('Slide 1 of 2')).toBeVisible()
  await stage(page).getByRole('button', { name: 'Minimise' }).click()
  await expect(corner(page).getByRole('button', { name: 'Enlarge' })).toBeFocused()
  await page.keyboard.press('m')
  await expect(stage(page)).toBeFocused()
  await page.keyboard.press('m')
  await corner(page).getByRole('button', { name: 'Stop' }).click()
  await expectToast(page, 'Presentation Stopped')
  await expect(corner(page)).toHaveCount(0)
  await expect.poll(() => isSounding(page)).toBe(false)
  // It was one presentation throughout: only one media element was played.
  expect(waysOf(await turnsOf(page)).filter((way) => way === '1 recording').length).toBeGreaterThan(0)
  expect((await soundsOf(page)).length).toBe(1)
})

test('N1 S5 one thing sounds at a time, and nothing once the page is left', async ({ page }) => {
  await watchStage(page)
  const project = await openProject(page, { slides: 2, scripts: ['Heard before the video is made.', ''] })
  await giveSounds(await project.read(), { 2: { recording: 30 } })
  await page.reload()
  await present(page).click()
  await expect(stage(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(stage(page)).toHaveAttribute('data-stage', 'recording')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
  await expect(corner(page).getByText('Slide 2 of 2 · Paused')).toBeVisible()
  await expectToast(page, 'Audio Preview', undefined, { timeout: 30_000 })
  await corner(page).getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Preview audio of slide 1' })).toBeVisible()
  await expect.poll(async () => (await soundsOf(page)).filter(({ isPaused }) => !isPaused).length).toBe(1)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('heading', { name: 'Recent Projects' }).waitFor()
  await expect.poll(() => isSounding(page)).toBe(false)
})

test('N1 without slides: No Slides', async ({ page }) => {
  await openProject(page)
  await present(page).click()
  await expectToast(page, 'No Slides')
  await expect(stage(page)).toHaveCount(0)
})

test('N1 a slide that is missing: Slide Error, and on with the next', async ({ page }) => {
  await watchStage(page)
  const project = await openProject(page, { slides: 4 })
  const { images } = await project.read()
  // Long enough for the page to receive the event of the deletion, and for slide 3 to be seen.
  await giveSounds(await project.read(), { 1: { recording: 12 } })
  await setLength(project, 3, 20)
  // The object store has lost the picture of slide 4, which no browser has loaded yet.
  await removeObject(objectKeys.picture(images[3]?.filename ?? ''))
  await page.reload()
  await present(page).click()
  await expect(stage(page)).toHaveAttribute('data-stage', 'recording')
  // Another client deletes slide 2.
  const params = { projectId: project.id, imageId: images[1]?.id ?? '' }
  await project.client.call(deleteSlide, { params })
  await expectToast(page, 'Slide Error', 'Slide 2 is no longer there. The presentation goes on without it.', {
    timeout: 20_000,
  })
  await expect(stage(page).getByText('Slide 3 of 4')).toBeVisible()
  await expectToast(page, 'Presentation Complete', undefined, { timeout: 20_000 })
  expect(waysOf(await turnsOf(page))).toEqual(['1 recording', '3 wait'])
})

test('N1 captions say what is said', async ({ page }) => {
  // The second sentence is long enough to be seen and hidden.
  const second = `Nobody is late tonight${', and nobody waits in the rain'.repeat(5)}.`
  await openProject(page, { slides: 1, scripts: [`The ferry leaves at ten. ${second}`] })
  const letGo = await holdBack(page, '**/api/tts/preview')
  await present(page).click()
  await expect(stage(page)).toBeFocused()
  await page.keyboard.press('c')
  await expect(stage(page).getByText('The ferry leaves at ten.')).toBeVisible()
  letGo()
  await expect(stage(page).getByText(second)).toBeVisible({ timeout: 30_000 })
  await stage(page).getByRole('button', { name: 'Hide captions' }).click()
  await expect(stage(page).getByText(second)).toHaveCount(0)
})
