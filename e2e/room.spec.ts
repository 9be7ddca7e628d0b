import type { Page } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { makePictures, paragraphs } from './newcomer/talk.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast, holdToasts } from './toast.ts'
import { generateVideo, makeProject } from './video/await-video.ts'

const talkOf = async () =>
  (await makePictures()).map((path, index) => ({
    path,
    name: `slide-${index + 1}.png`,
    script: paragraphs[index] ?? '',
  }))

const rows = (page: Page) => page.locator('main li[data-slide]').filter({ has: page.locator('textarea') })

test('E20 at 1440 by 900 the first slide is in the first quarter, six are in view, and the page alone scrolls', async ({
  world,
  visit,
}) => {
  const { id } = await makeProject(world.writing, 'Room', await talkOf(), quickSettings)
  const page = await visit(world.writer, { width: 1440, height: 900 })
  await page.goto(`${world.url}/projects/${id}`)
  await expect(rows(page)).toHaveCount(12)
  const boxes = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()))
  expect(boxes[0].top).toBeLessThanOrEqual(900 / 4)
  expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(6)

  const scrollers = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter((one) => {
          const { overflowY } = getComputedStyle(one)
          return /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1
        })
        // The list of images has an area of its own (T26).
        .filter((one) => !one.querySelector('[aria-labelledby=image-sequence-title]'))
        .map((one) => one.outerHTML.slice(0, 80)),
    )
  expect(await scrollers()).toEqual([])
  // The preview and its button stay in view at the last slide.
  await rows(page).last().locator('textarea').focus()
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Play video' })).toBeInViewport()
})

test('E20 the whole right column is in view at 1440 by 900, also when the video is older, and beside the last slide', async ({
  world,
  visit,
}) => {
  const { id, images } = await makeProject(world.writing, 'Whole column', await talkOf(), quickSettings)
  await generateVideo(world.writing, id)
  const slideScripts = images
    .filter((_, index) => index % 2 === 0)
    .map(({ id: imageId }) => ({ imageId, script: 'Other words.' }))
  const videoSettings = { ...quickSettings, transition: 'slide' as const }
  await world.writing.call(updateProject, { params: { id }, body: { slideScripts, videoSettings } })
  const page = await visit(world.writer, { width: 1440, height: 900 })
  await page.goto(`${world.url}/projects/${id}`)
  await expect(page.getByRole('list', { name: 'Changed since this video' })).toContainText('Transition')
  for (const tab of ['Video Settings', 'Videos']) {
    await page.getByRole('tab', { name: tab }).click()
    await rows(page).last().locator('textarea').focus()
    const column = await page
      .getByRole('complementary')
      .evaluate((one) => one.getBoundingClientRect().toJSON())
    const bar = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom)
    expect(column.top).toBeGreaterThanOrEqual(bar)
    expect(column.bottom).toBeLessThanOrEqual(900)
  }
})

for (const language of ['en', 'th'] as const)
  test(`E20 on a tablet nothing in the top bar lies over or cuts the product’s name, in ${language}`, async ({
    world,
    visit,
  }) => {
    const page = await visit(world.owner, { width: 820, height: 1180, language })
    await page.goto(`${world.url}/projects/${world.projects.video}`)
    const bar = page.getByRole('banner')
    await expect(bar.locator('[data-save-state]')).toBeVisible()
    const name = bar.getByText('Voxdeck')
    await expect(name).toBeVisible()
    const right = await name.evaluate((one) => ({
      ofText: one.getBoundingClientRect().right,
      ofParent: one.parentElement?.getBoundingClientRect().right ?? 0,
    }))
    const [control] = await bar
      .locator('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(right.ofText).toBeLessThanOrEqual(right.ofParent + 0.5)
    expect(right.ofText).toBeLessThanOrEqual(control ?? 0)
  })

/** Whether the toast lies over anything that is drawn as the next step. */
const covers = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const slab = document.querySelector('li[data-state=open]')
    if (!slab) throw new Error('there is no toast')
    // It slides in.
    await Promise.all(slab.getAnimations().map(({ finished }) => finished))
    const toast = slab.getBoundingClientRect()
    const primaries = [
      ...document.querySelectorAll('main .bg-coral-strong, [data-bottom-bar] .bg-coral-strong'),
    ]
    if (primaries.length === 0) throw new Error('there is no primary action')
    return primaries.some((primary) => {
      const box = primary.getBoundingClientRect()
      return (
        box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top
      )
    })
  })

const sizes = {
  wide: { width: 1440, height: 900 },
  low: { width: 1280, height: 640 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
}

for (const [name, size] of Object.entries(sizes))
  test(`F10 a toast never covers the primary action, ${name}`, async ({ world, visit }) => {
    const { projects } = world
    const page = await visit(world.owner, size)
    await holdToasts(page)
    for (const id of [projects.slides, projects.video, projects.failed]) {
      await page.goto(`${world.url}/projects/${id}`)
      await page.getByRole('button', { name: 'Save Scripts' }).click()
      await expectToast(page, 'Scripts Saved')
      expect(await covers(page)).toBe(false)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      expect(await covers(page)).toBe(false)
    }
  })
