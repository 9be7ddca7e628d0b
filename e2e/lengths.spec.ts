import { expect, type Page, test } from '@playwright/test'
import { card } from './timeline/timeline-page.ts'
import { fields, total } from './timing/timing-page.ts'
import { expectSaved, openProject, slideField } from './writing/open-project.ts'

const badge = (page: Page) => page.getByRole('region', { name: 'Preview' }).locator('.absolute.figures')
const duration = (page: Page) => page.getByRole('definition').first()
const statistics = (page: Page) => page.getByRole('list', { name: 'Script statistics' })
const row = (page: Page, slide: number) => page.getByRole('listitem').filter({ has: slideField(page, slide) })
const times = (page: Page) => card(page).getByText(/\d:\d\d-\d:\d\d/)

test('M11 E8 S3 P5 P6 every place of the page shows the same lengths, and marks what is an estimate', async ({
  page,
}) => {
  await openProject(page, { slides: 4 })
  // Four slides without words: each is silent for 5 s and the pause.
  await expect(row(page, 1)).toContainText('0:07.0 no words')
  await expect(statistics(page)).toContainText('0:28 with pauses')
  await expect(badge(page)).toHaveText('0:28')
  await expect(duration(page)).toHaveText('28 s')
  await expect(times(page).filter({ visible: true })).toHaveText([
    '0:00-0:07',
    '0:07-0:14',
    '0:14-0:21',
    '0:21-0:28',
  ])
  await page.getByRole('tab', { name: 'Timing Control' }).click()
  await expect(total(page)).toHaveText('0:28.0')
  expect(
    await fields(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).toEqual(['7.0', '7.0', '7.0', '7.0'])

  // 25 words take 10 s at 150 words a minute; with the pause 12 s, an estimate until they are spoken.
  await slideField(page, 2).fill(Array(25).fill('word').join(' '))
  await expect(row(page, 2)).toContainText('25 words')
  await expect(row(page, 2)).toContainText('~about 0:12.0')
  await expect(statistics(page)).toContainText('25 words')
  await expect(statistics(page)).toContainText('0:10 spoken')
  await expect(statistics(page)).toContainText('~about 0:33 with pauses')
  await expect(badge(page)).toHaveText('~about 0:33')
  await expect(duration(page)).toHaveText('~about 33 s')
  await expect(page.getByRole('status').filter({ hasText: '0:33.0' })).toBeVisible()

  // A length that a person sets is no estimate.
  await page.getByRole('spinbutton', { name: 'Length of slide 2' }).last().fill('20')
  await page.keyboard.press('Enter')
  await expect(row(page, 2)).toContainText('25 words')
  await expect(row(page, 2)).toContainText('0:20.0 set')
  await expect(badge(page)).toHaveText('0:41')
  // One that is too short for the words says what was set, and what it is.
  await page.getByRole('spinbutton', { name: 'Length of slide 2' }).last().fill('3')
  await page.keyboard.press('Enter')
  await expect(row(page, 2)).toContainText('~about 0:10.2 · 0:03.0 set')
  await expectSaved(page)
})

test('P5 P6 0:45 and N/A stand only where there is neither a slide nor a script', async ({ page }) => {
  await openProject(page)
  await expect(badge(page)).toHaveText('0:45')
  await expect(duration(page)).toHaveText('N/A')
  await page.getByRole('textbox', { name: 'English Script' }).fill(Array(50).fill('word').join(' '))
  await expect(badge(page)).toHaveText('~about 0:20')
  await expect(duration(page)).toHaveText('~about 20 s')
})

test('V4 M18 settings and lengths save themselves and survive a reload', async ({ page }) => {
  const { read } = await openProject(page, { slides: 2 })
  await page.getByRole('combobox', { name: 'Resolution' }).click()
  await page.getByRole('option', { name: /^720p/ }).click()
  await page.getByRole('spinbutton', { name: 'Speaking speed' }).fill('120')
  await expect
    .poll(async () => (await read()).videoSettings)
    .toMatchObject({ resolution: '720p', speakingSpeed: 120 })
  await expectSaved(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Resolution' })).toContainText('720p')
  await expect(page.getByRole('spinbutton', { name: 'Speaking speed' })).toHaveValue('120')
  // A speed out of range is not saved, and says so.
  await page.getByRole('spinbutton', { name: 'Speaking speed' }).fill('20')
  await expect(page.getByRole('alert')).toContainText('80')
  expect((await read()).videoSettings.speakingSpeed).toBe(120)
})

test('V4 settings that are not saved yet are there after a reload', async ({ page }) => {
  const { id, read } = await openProject(page, { slides: 1 })
  await page.route(`**/api/projects/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByRole('combobox', { name: 'Transition' }).click()
  await page.getByRole('option', { name: 'None' }).click()
  await expect(page.locator('[data-save-state]')).toHaveText('Not saved')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Transition' })).toContainText('None')
  await page.unroute(`**/api/projects/${id}`)
  await expect.poll(async () => (await read()).videoSettings.transition, { timeout: 45_000 }).toBe('none')
})
