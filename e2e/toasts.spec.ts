import type { Page } from '@playwright/test'
import { expect, test } from './quality/fixtures.ts'
import { titles, type World } from './quality/world.ts'
import { stopTime } from './stop-time.ts'
import { toastOf } from './toast.ts'
import { openVideos } from './videos/open-videos.ts'

const openEditor = async (page: Page, world: World, id: string) => {
  await page.goto(`${world.url}/projects/${id}`)
  await page.getByRole('button', { name: 'Save Draft' }).waitFor()
}
const tellNotReady = (page: Page) => page.getByRole('button', { name: 'Play video' }).click({ force: true })
const notReady = (page: Page) => toastOf(page, 'Video Not Ready')

test('F1 F5 one message at a time; a new one takes the place of the old; failures are dark', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  await openEditor(page, world, world.projects.slides)
  const looks = (title: string) =>
    toastOf(page, title).evaluate((slab) => {
      const [paper, ink] = ['--color-paper', '--color-ink'].map((name) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(${name})`
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      })
      const { backgroundColor } = getComputedStyle(slab)
      return backgroundColor === ink ? 'destructive' : backgroundColor === paper ? 'paper' : 'default'
    })
  await tellNotReady(page)
  await expect(notReady(page)).toBeVisible()
  expect(await looks('Video Not Ready')).toBe('destructive')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toastOf(page, 'Success', 'Project saved successfully')).toBeVisible()
  await expect(page.locator('li[data-state=open]')).toHaveCount(1)
  expect(await looks('Success')).toBe('default')
})

test('F2 a message leaves after 5000 ms', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.clock.install()
  await openEditor(page, world, world.projects.slides)
  await stopTime(page)
  await tellNotReady(page)
  await expect(notReady(page)).toBeVisible()
  await page.mouse.move(300, 300)
  await page.clock.runFor(4950)
  await expect(notReady(page)).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(300)
  await expect(notReady(page)).toHaveCount(0)
})

/** What follows the scrolling of a finger goes on for ever. */
const isAtRest = () =>
  document.getAnimations().every(({ timeline }) => !(timeline instanceof DocumentTimeline))

test('F3 a message goes by its button, and by a swipe to the right of 50 px', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.clock.install()
  await openEditor(page, world, world.projects.slides)
  // With the clock stopped no message leaves by itself.
  await stopTime(page)
  const expectGone = async () => {
    await expect(page.locator('li[data-state=open]')).toHaveCount(0)
    await page.clock.runFor(500)
    await expect(notReady(page)).toHaveCount(0)
  }
  await tellNotReady(page)
  await notReady(page).getByRole('button', { name: 'Close' }).click()
  await expectGone()

  const swipe = async (distance: number) => {
    const box = await notReady(page).boundingBox()
    if (!box) throw new Error('no message to swipe')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 4 })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await tellNotReady(page)
  await notReady(page).waitFor()
  await page.waitForFunction(isAtRest)
  await swipe(45)
  await expect(notReady(page)).toHaveAttribute('data-state', 'open')
  await page.waitForFunction(isAtRest)
  await swipe(56)
  await expectGone()
})

test('F4 F8 moves the focus to the notifications', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await openEditor(page, world, world.projects.slides)
  await tellNotReady(page)
  await notReady(page).waitFor()
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: 'Notifications (F8)' })
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('K1 a tooltip opens after 700 ms, and at once within 300 ms of another', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.clock.install()
  await openEditor(page, world, world.projects.video)
  await openVideos(page)
  const [play, remove] = [/^Play the video of/, /^Delete the video of/].map((name) =>
    page.getByRole('button', { name }),
  )
  if (!play || !remove) throw new Error('no video')
  await play.scrollIntoViewIfNeeded()
  await stopTime(page)
  const tooltip = page.getByRole('tooltip')
  // Radix leaves the tooltip open while the pointer is on the way to it, and closes it at the first step off that
  // way.
  const leave = () => page.mouse.move(400, 30, { steps: 6 })
  await play.hover()
  await page.clock.runFor(690)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tooltip).toHaveText(/^Play the video of/)

  await leave()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(250)
  await remove.hover()
  await expect(tooltip).toHaveText(/^Delete the video of/)

  await leave()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(350)
  await play.hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
})

/** Presses a key; the item that it finds is focused by a timer of 0 ms, so a millisecond passes. */
const type = async (page: Page, key: string) => {
  await page.keyboard.press(key)
  await page.clock.runFor(1)
}

test('K2 a menu’s type-ahead starts anew after 1 s, not before', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.clock.install()
  await page.goto(`${world.url}/`)
  await page.getByRole('button', { name: `Actions for ${titles.watched}`, exact: true }).click()
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await item('Delete').waitFor()
  await stopTime(page)
  await type(page, 'd')
  await expect(item('Duplicate')).toBeFocused()
  // 999 ms after the d: both letters are one search.
  await page.clock.runFor(998)
  await type(page, 'e')
  await expect(item('Delete')).toBeFocused()
  // 999 ms after the e: nothing begins with der.
  await page.clock.runFor(998)
  await type(page, 'r')
  await expect(item('Delete')).toBeFocused()
  // 1000 ms after the r: a new search.
  await page.clock.runFor(999)
  await type(page, 'r')
  await expect(item('Rename')).toBeFocused()
})

test('K2 a list’s type-ahead starts anew after 1 s, not before', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.clock.install()
  await openEditor(page, world, world.projects.slides)
  await page.getByRole('combobox', { name: 'Resolution' }).click()
  await page.getByRole('option').first().waitFor()
  await stopTime(page)
  const highlighted = page.locator('[role=option][data-highlighted]')
  await type(page, '4')
  await expect(highlighted).toHaveText(/^4k/)
  // 999 ms after the 4: no option begins with 41.
  await page.clock.runFor(998)
  await type(page, '1')
  await expect(highlighted).toHaveText(/^4k/)
  await page.clock.runFor(999)
  await type(page, '1')
  await expect(highlighted).toHaveText(/^1080p/)
})
