import type { Page } from '@playwright/test'
import { expect, test } from './quality/fixtures.ts'
import type { World } from './quality/world.ts'
import { toastOf } from './toast.ts'

const openEditor = async (page: Page, world: World, id: string) => {
  await page.goto(`${world.url}/projects/${id}`)
  await page.getByRole('button', { name: 'Save Draft' }).waitFor()
}
const tellNotReady = (page: Page) => page.getByRole('button', { name: 'Play video' }).click({ force: true })
const notReady = (page: Page) => toastOf(page, 'Video Not Ready')

/** From here on the page's clock runs only by runFor. */
const stopTime = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000))

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

test('F3 a message goes by its button, and by a swipe to the right of 50 px', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await openEditor(page, world, world.projects.slides)
  await tellNotReady(page)
  await notReady(page).getByRole('button', { name: 'Close' }).click()
  await expect(notReady(page)).toHaveCount(0)

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
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await swipe(45)
  await expect(notReady(page)).toHaveAttribute('data-state', 'open')
  await page.waitForFunction(() => document.getAnimations().length === 0)
  await swipe(56)
  await expect(notReady(page)).toHaveCount(0, { timeout: 1500 })
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
  const [play, remove] = [/^Play the video of/, /^Delete the video of/].map((name) =>
    page.getByRole('button', { name }),
  )
  if (!play || !remove) throw new Error('no video')
  await play.scrollIntoViewIfNeeded()
  await stopTime(page)
  const tooltip = page.getByRole('tooltip')
  // Radix leaves the tooltip open while the pointer is on the way to it, and closes it at the first step off that
  // way.
  const leave = () => page.mouse.move(300, 300, { steps: 6 })
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

test('K2 a menu’s type-ahead starts anew after 1 s', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.clock.install()
  await openEditor(page, world, world.projects.slides)
  await page.getByRole('combobox', { name: 'Resolution' }).click()
  await page.getByRole('option').first().waitFor()
  await stopTime(page)
  const highlighted = page.locator('[role=option][data-highlighted]')
  await page.keyboard.press('4')
  await page.clock.runFor(100)
  await expect(highlighted).toHaveText(/^4k/)
  // Within a second typed characters form one search, and no option begins with 41.
  await page.clock.runFor(800)
  await page.keyboard.press('1')
  await page.clock.runFor(100)
  await expect(highlighted).toHaveText(/^4k/)
  await page.clock.runFor(1050)
  await page.keyboard.press('1')
  await page.clock.runFor(100)
  await expect(highlighted).toHaveText(/^1080p/)
})
