import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { breakConnection } from './network.ts'
import { whileWorkerPauses } from './paused-worker.ts'
import { expect, test } from './quality/fixtures.ts'
import { focusIsSeen, tabTo } from './quality/keyboard.ts'
import { addLanguagesInEveryState } from './quality/make-videos.ts'
import { quickSettings, type World } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { makeProject } from './video/await-video.ts'
import { languageTab } from './writing/language-panel.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Multi-language', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Multi-language video' })
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name })
const generate = (page: Page) => dialog(page).getByRole('button', { name: 'Generate', exact: true })
const stale = /the English of some slides has changed/

const makeLanguagesInEveryState = async (world: World, title: string): Promise<string> => {
  const { id } = await makeProject(world.writing, title, world.slides, quickSettings)
  await addLanguagesInEveryState(world.database, world.writing, id)
  return id
}

/** Collects the requests for videos in order: the last part of the address, and the body. */
const noteAsks = (page: Page): unknown[] => {
  const asks: unknown[] = []
  page.on('request', (request) => {
    const [, call] = /\/(generate-[a-z-]+)$/.exec(request.url()) ?? []
    if (call) asks.push([call, request.postDataJSON()])
  })
  return asks
}

test('P10 languages are offered by how their translation stands; one video with all that are chosen is asked for', async ({
  world,
  visit,
}) => {
  const id = await makeLanguagesInEveryState(world, 'Chosen')
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await opener(page).click()

  await test.step('how each stands, and whether it can be chosen', async () => {
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      /^English\s*Original$/,
      /^Español\s*Spanish\s*Complete$/,
      /^ไทย\s*Thai\s*1 slide stale\s*1 to review$/,
      /^Català\s*Catalan\s*1 slide not translated\s*Translate Catalan$/,
      /^Galego\s*Galician\s*Translating 0\/2$/,
      /^Français\s*French\s*2 to review$/,
    ])
    for (const name of ['English', 'Español', 'ไทย', 'Français']) await expect(box(page, name)).toBeChecked()
    for (const name of ['Català', 'Galego']) await expect(box(page, name)).toBeDisabled()
    await expect(box(page, 'Català')).toHaveAccessibleDescription('1 slide not translated')
  })

  await test.step('stale slides are warned of while their language is chosen', async () => {
    await expect(dialog(page).getByText(stale)).toContainText('Thai: ')
    await box(page, 'ไทย').uncheck()
    await expect(dialog(page).getByText(stale)).toHaveCount(0)
    await expect(dialog(page).getByRole('status')).toHaveText('1 video, 3 languages. English is heard first.')
  })

  await test.step('what is chosen is asked for, as one video', async () => {
    const asks = noteAsks(page)
    await whileWorkerPauses(async () => {
      await generate(page).click()
      await expect(dialog(page)).toHaveCount(0)
      const panel = page.getByRole('region', { name: 'Video generation' })
      await expect(panel).toContainText('English, Spanish and French')
      await expect(panel.getByText('Processing translations...')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Generating...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await expect(opener(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(opener(page)).toBeFocused()
      expect(asks).toEqual([['generate-video', { languages: ['en', 'es', 'fr'] }]])
      const videos = await world.writing.call(listVideos, { params: { id } })
      expect(videos).toMatchObject([
        { languageCode: 'multi', languages: ['en', 'es', 'fr'], status: 'generating' },
      ])
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(panel).toHaveCount(0)
    })
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeFocused()
  })
})

test('P10 G16 a video for each language: each is asked for, all are in view, and they are cancelled one by one or together', async ({
  world,
  visit,
}) => {
  const id = await makeLanguagesInEveryState(world, 'One for each')
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await opener(page).click()
  await dialog(page)
    .getByRole('radio', { name: /^A separate video for each language/ })
    .check()
  await expect(dialog(page).getByRole('status')).toHaveText('4 videos')
  await box(page, 'ไทย').uncheck()
  const asks = noteAsks(page)
  await whileWorkerPauses(async () => {
    await generate(page).click()
    const panel = page.getByRole('region', { name: 'Video generation' })
    const others = panel.getByRole('list', { name: 'Also in the making' }).getByRole('listitem')
    await expect(panel.getByText('Generating English TTS audio...')).toBeVisible()
    await expect(others).toHaveText([/^Spanish/, /^French/])
    expect(asks).toEqual([
      ['generate-english-video', null],
      ['generate-video', { languages: ['es'] }],
      ['generate-video', { languages: ['fr'] }],
    ])
    await others.getByRole('button', { name: 'Cancel the video in Spanish' }).click()
    await expect(others).toHaveText([/^French/])
    await page.getByRole('button', { name: 'Cancel all' }).click()
    await expect(panel).toHaveCount(0)
    const videos = await world.writing.call(listVideos, { params: { id } })
    expect(videos.map(({ languageCode, status }) => [languageCode, status]).sort()).toEqual([
      ['en', 'cancelled'],
      ['es', 'cancelled'],
      ['fr', 'cancelled'],
    ])
  })
})

test('P10 what is not translated leads to where it is; without another language, to adding one', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.spoken}`)
  await opener(page).click()
  await dialog(page).getByRole('button', { name: 'Translate Catalan' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(languageTab(page, 'Catalan')).toHaveAttribute('aria-selected', 'true')
  await expect(languageTab(page, 'Catalan')).toBeFocused()

  // A slide without words is not asked about before there is a language.
  const slides = world.slides.map((slide, index) => (index === 0 ? { ...slide, script: '' } : slide))
  const { id } = await makeProject(world.writing, 'English so far', slides, quickSettings)
  const other = await visit(world.writer)
  await other.goto(`${world.url}/projects/${id}`)
  await opener(other).click()
  await expect(dialog(other)).toContainText('English is the only language so far')
  await dialog(other).getByRole('button', { name: 'Add a language' }).click()
  const adding = other.getByRole('dialog', { name: 'Add a language' })
  await other.keyboard.press('Escape')
  await expect(adding).toHaveCount(0)
  await expect(opener(other)).toBeFocused()
  await opener(other).click()
  await dialog(other).getByRole('button', { name: 'Add a language' }).click()
  await adding.getByRole('button', { name: /Español/ }).click()
  await expect(languageTab(other, 'Spanish')).toHaveAttribute('aria-selected', 'true')
  await expect(languageTab(other, 'Spanish')).toBeFocused()
})

test('P10 G8 a video that the server refuses says why, and the choice stays', async ({ world, visit }) => {
  const client = world.writing
  const id = await makeLanguagesInEveryState(world, 'Refused')
  const page = await visit(world.writer)
  // Without its event stream the page does not learn of the slide that another client adds.
  await breakConnection(page, '**/events')
  await page.goto(`${world.url}/projects/${id}`)
  await opener(page).click()
  await expect(generate(page)).toBeEnabled()
  const [slide] = world.slides
  const file = new Blob([new Uint8Array(await readFile(slide?.path ?? ''))])
  const image = await client.call(addSlide, { params: { id }, file, filename: 'new.png', fields: {} })
  const slideScripts = [{ imageId: image.id, script: 'Nobody has translated this.' }]
  await client.call(updateProject, { params: { id }, body: { slideScripts } })
  await generate(page).click()
  await expectToast(page, 'Error', 'Failed to generate video')
  await expect(dialog(page).getByRole('alert')).toContainText('Some slides are not translated yet: Español')

  const broken = await breakConnection(page, '**/generate-video')
  await generate(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The server could not be reached.')
  await broken.mend()
  expect(await client.call(listVideos, { params: { id } })).toEqual([])
})

test('P10 K9 languages are chosen and a video is asked for with the keyboard alone', async ({
  world,
  visit,
}) => {
  const id = await makeLanguagesInEveryState(world, 'By keys')
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await tabTo(page, 'button', 'Multi-language')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Español')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'checkbox', /^ไทย/)
  await page.keyboard.press('Space')
  await expect(box(page, 'ไทย')).not.toBeChecked()
  await tabTo(page, 'radio', /^One video with every language/)
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('radio', { name: /^A separate/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  const asks = noteAsks(page)
  await whileWorkerPauses(async () => {
    await tabTo(page, 'button', 'Generate')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await focusIsSeen(page)
    await tabTo(page, 'button', 'Cancel')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeFocused()
  })
  expect(asks).toEqual([['generate-video', { languages: ['en', 'es', 'fr'] }]])
})
