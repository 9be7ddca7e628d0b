import type { Page } from '@playwright/test'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { generateVideo, makeProject } from './video/await-video.ts'
import { openVideos } from './videos/open-videos.ts'
import { generateIn, translateInto } from './videos/translated-video.ts'
import { expectSaved, slideField } from './writing/open-project.ts'

const steps = (page: Page) => page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
const update = (page: Page) => page.getByRole('button', { name: 'Update Video' })
const ask = (page: Page) => page.getByRole('button', { name: 'Generate Video' })
const download = (page: Page) => page.getByRole('link', { name: 'Download Video' })
const running = (page: Page) => page.getByRole('button', { name: 'Generating...' })
/** Coral is for the one thing to do next. */
const isLoud = (page: Page, name: string) =>
  expect(page.locator('main, [data-bottom-bar]').locator('a, button').filter({ hasText: name })).toHaveClass(
    /(^| )bg-coral-strong( |$)/,
  )
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })

test('P12 G20 E7 D34 after an edit the video is older: what changed is said, and Update Video is what to do', async ({
  world,
  visit,
}) => {
  const title = 'Changed since'
  const slides = world.slides.map((slide) => ({ ...slide, script: `${slide.script} Twice.` }))
  const { id } = await makeProject(world.writing, title, slides, quickSettings)
  await generateVideo(world.writing, id)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await isLoud(page, 'Download Video')
  await expect(ask(page)).toBeVisible()
  await expect(steps(page).filter({ hasText: '(done)' })).toHaveCount(3)

  await slideField(page, 2).fill('Other words altogether.')
  await expectSaved(page)
  await isLoud(page, 'Update Video')
  await expect(ask(page)).toHaveCount(0)
  await expect(download(page)).toBeVisible()
  await expect(page.getByText('Made before your latest changes')).toBeVisible()
  await expect(steps(page).nth(1)).toContainText('1 slide changed')
  await expect(steps(page).filter({ hasText: '(done)' })).toHaveCount(1)
  const changes = page.getByRole('list', { name: 'Changed since this video' })
  await expect(changes).toContainText('Changed slide: 2')
  await page.getByRole('heading', { level: 1 }).click()
  await changes.getByRole('button', { name: 'Go to slide 2: words' }).click()
  await expect(slideField(page, 2)).toBeFocused()

  await page.getByRole('combobox', { name: 'Transition' }).click()
  await page.getByRole('option', { name: 'Slide', exact: true }).click()
  await expect(changes).toContainText('Transition')

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(card(page, title)).toContainText('Out of date')
  await card(page, title).getByRole('link', { name: title }).click()

  await update(page).click()
  await expect(running(page)).toBeVisible()
  await expect(running(page)).toBeHidden({ timeout: 120_000 })
  await isLoud(page, 'Download Video')
  await expect(changes).toHaveCount(0)
  await ask(page).click()
  await expectToast(page, 'Nothing to generate', 'The video is as the project is now.')
  await isLoud(page, 'Download Video')
  await expect(steps(page).filter({ hasText: '(done)' })).toHaveCount(3)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(card(page, title)).toContainText('Ready')
})

test('P12 G20 a change that is undone makes the video one of today again', async ({ world, visit }) => {
  const slides = world.slides.map((slide) => ({ ...slide, script: `${slide.script} Undone.` }))
  const { id } = await makeProject(world.writing, 'Undone', slides, quickSettings)
  await generateVideo(world.writing, id)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await slideField(page, 1).pressSequentially(' More.')
  await expect(update(page)).toBeVisible()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(ask(page)).toBeVisible()
  await isLoud(page, 'Download Video')
})

test('P2 E7 G17 P12 a finished video in several languages counts, plays, and says when a translation changed', async ({
  world,
  visit,
}) => {
  const { id } = await makeProject(world.writing, 'In two languages', world.slides, quickSettings)
  await translateInto(world.writing, id, ['es'])
  const video = await generateIn(world.writing, id, ['en', 'es'])
  expect(video.status).toBe('completed')
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await expect(steps(page).filter({ hasText: '(done)' })).toHaveCount(3)
  await isLoud(page, 'Download Video')
  await expect(page.getByText(`${Math.floor(video.duration ?? 0)} s`, { exact: true })).toBeVisible()
  await openVideos(page)
  await expect(page.getByRole('region', { name: 'Videos' })).toContainText('As the project is now')
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')

  const { slides } = await world.writing.call(getLanguage, { params: { projectId: id, language: 'es' } })
  const [first] = slides
  if (!first) throw new Error('no slide')
  const { imageId, sourceHash } = first
  await world.writing.call(saveTranslation, {
    params: { projectId: id, language: 'es', imageId },
    body: { translation: { script: 'Otras palabras.', state: 'edited', sourceHash } },
  })
  await isLoud(page, 'Update Video')
  const changes = page.getByRole('list', { name: 'Changed since this video' })
  await expect(changes).toContainText('Changed slide: 1')
  await page.getByRole('tab', { name: 'Spanish' }).click()
  await expect(page.getByRole('textbox', { name: 'Script of slide 1', exact: true })).toBeHidden()
  await changes.getByRole('button', { name: 'Go to slide 1: words' }).click()
  await expect(slideField(page, 1)).toBeFocused()
  const asked = page.waitForRequest('**/generate-video')
  await update(page).click()
  expect((await asked).postDataJSON()).toEqual({ languages: ['en', 'es'] })
  await expect(running(page)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
})

test('P13 S39 E7 a slide without words is not done, is named before the video is made, and can be kept silent', async ({
  world,
  visit,
}) => {
  const slides = world.slides.map((slide, index) => ({ ...slide, script: index === 1 ? '' : slide.script }))
  const { id } = await makeProject(world.writing, 'Half written', slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await expect(steps(page).first()).toContainText('1 slide without words')
  await expect(steps(page).first()).toHaveAttribute('aria-current', 'step')

  await ask(page).click()
  const dialog = page.getByRole('dialog', { name: 'Before the video is made' })
  await expect(dialog).toContainText('1 slide says nothing')
  await dialog.getByRole('button', { name: 'Go to slide 2' }).click()
  await expect(dialog).toBeHidden()
  await expect(slideField(page, 2)).toBeFocused()

  const row = page.locator('li[data-slide]').filter({ has: slideField(page, 2) })
  await row.getByRole('button', { name: 'Keep silent' }).click()
  await expect(row.getByRole('button', { name: 'Keep silent' })).toHaveAttribute('aria-pressed', 'true')
  await expect(row).toContainText('0:07.0 silent')
  await expect(steps(page).first()).toContainText('(done)')
  await page.getByRole('button', { name: 'Undo: silence of slide 2' }).click()
  await expect(steps(page).first()).toContainText('1 slide without words')

  await page.getByRole('button', { name: 'More for slide 2' }).first().click()
  await page.getByRole('menuitem', { name: 'Keep silent' }).click()
  await expectSaved(page)
  const stored = await world.writing.call(getProject, { params: { id } })
  expect(stored.slideScripts.map(({ silent }) => silent)).toEqual(slides.map((_, index) => index === 1))
  await page.getByRole('button', { name: 'More for slide 2' }).first().click()
  await page.getByRole('menuitem', { name: 'Do not keep silent' }).click()

  await ask(page).click()
  await dialog.getByRole('button', { name: 'Keep silent' }).click()
  await expect(running(page)).toBeVisible()
  await expect(running(page)).toBeHidden({ timeout: 120_000 })
  await isLoud(page, 'Download Video')
})

test('P13 words that do not fit the length are named, and the video can be made anyway', async ({
  world,
  visit,
}) => {
  const { id } = await makeProject(world.writing, 'Too short', world.slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await page.getByRole('button', { name: 'More for slide 1' }).first().click()
  await page.getByRole('menuitem', { name: 'Speed, fit and length…' }).click()
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'Length in seconds' }).fill('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ask(page).click()
  const dialog = page.getByRole('dialog', { name: 'Before the video is made' })
  await expect(dialog).toContainText('The words of 1 slide do not fit the length that was set')
  await page.keyboard.press('Escape')
  await expect(ask(page)).toBeFocused()
  await ask(page).press('Enter')
  await dialog.getByRole('button', { name: 'Generate anyway' }).click()
  await expect(running(page)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(ask(page)).toBeVisible()
})
