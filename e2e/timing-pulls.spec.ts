import { expect, test } from '@playwright/test'
import { makeTimedProject, type TimedProject } from './timing/timed-project.ts'
import {
  boxOf,
  expectCloseTo,
  expectSaved,
  frame,
  grip,
  openTens,
  pixelsPerSecond,
  pull,
  shown,
  takeHold,
  total,
} from './timing/timing-page.ts'

let project: TimedProject
test.beforeAll(async () => {
  project = await makeTimedProject()
})

test('M3 M8 a start, an end and a body move their boundaries, and what is let go is saved', async ({
  page,
}) => {
  await openTens(page, project)
  await pull(page, grip(page, 'Start', 2), 2)
  await expectSaved(page)
  expectCloseTo(await project.manuals(), [12, 8, 10, 10, 10])
  await pull(page, grip(page, 'End', 3), -3)
  await expect.poll(async () => (await project.manuals())[2]).toBeLessThan(8)
  expectCloseTo(await project.manuals(), [12, 8, 7, 13, 10])
  await pull(page, grip(page, 'Position', 4), -2)
  await expect.poll(async () => (await project.manuals())[4]).toBeGreaterThan(11)
  expectCloseTo(await project.manuals(), [12, 8, 5, 13, 12])
  expectCloseTo(await shown(page), [12, 8, 5, 13, 12])
  await expect(total(page)).toHaveText('0:50.0')
  // Lengths are whole frames.
  for (const seconds of await project.manuals())
    expect(Math.abs((seconds ?? 0) / frame - Math.round((seconds ?? 0) / frame))).toBeLessThan(1e-6)
  await page.reload()
  await page.getByRole('tab', { name: 'Timing Control' }).click()
  await expect.poll(() => shown(page)).toHaveLength(5)
  expectCloseTo(await shown(page), [12, 8, 5, 13, 12])
})

test('M3 the body of the first slide moves its end, for the video starts at 0', async ({ page }) => {
  await openTens(page, project)
  await pull(page, grip(page, 'Position', 1), 3)
  await expectSaved(page)
  expectCloseTo(await project.manuals(), [13, 7, 10, 10, 10])
  await expect(grip(page, 'Start', 1)).toHaveCount(0)
})

test('M4 the last end changes the total, and so does the body of the last slide', async ({ page }) => {
  await openTens(page, project)
  await pull(page, grip(page, 'End', 5), -4)
  await expectSaved(page)
  expectCloseTo(await project.manuals(), [10, 10, 10, 10, 6])
  await expect(total(page)).toHaveText(/^0:4[56]\.\d$/)
  await pull(page, grip(page, 'Position', 5), -2)
  await expect.poll(async () => (await project.manuals())[3]).toBeLessThan(9)
  expectCloseTo(await project.manuals(), [10, 10, 10, 8, 6])
})

test('M5 no pull leaves a slide less than a second', async ({ page }) => {
  await openTens(page, project)
  await pull(page, grip(page, 'End', 2), -25)
  await expectSaved(page)
  expectCloseTo(await project.manuals(), [10, 1, 19, 10, 10])
  await pull(page, grip(page, 'Start', 5), 25)
  await expect.poll(async () => (await project.manuals())[4]).toBe(1)
  expectCloseTo(await project.manuals(), [10, 1, 19, 19, 1])
})

test('M3 Escape puts a bar back while it is held', async ({ page }) => {
  await openTens(page, project)
  const scale = await pixelsPerSecond(page)
  const from = await takeHold(page, grip(page, 'End', 1))
  await page.mouse.move(from.x + 3 * scale, from.y, { steps: 4 })
  await expect.poll(async () => (await shown(page))[0]).toBeGreaterThan(12)
  await page.keyboard.press('Escape')
  await expect.poll(() => shown(page)).toEqual([10, 10, 10, 10, 10])
  await page.mouse.up()
  expect(await project.manuals()).toEqual([10, 10, 10, 10, 10])
})

test('M18 what cannot be saved goes back, and says so', async ({ page, context }) => {
  await openTens(page, project)
  await context.setOffline(true)
  await pull(page, grip(page, 'End', 1), 3)
  await expect(page.getByText('Failed to save project', { exact: true })).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect.poll(() => shown(page)).toEqual([10, 10, 10, 10, 10])
  await context.setOffline(false)
  expect(await project.manuals()).toEqual([10, 10, 10, 10, 10])
  await pull(page, grip(page, 'End', 1), 3)
  await expectSaved(page)
  expectCloseTo(await project.manuals(), [13, 7, 10, 10, 10])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('M3 M15 a finger pulls a boundary', async ({ page }) => {
    await openTens(page, project)
    await grip(page, 'Position', 2).tap()
    const end = grip(page, 'End', 2)
    await end.scrollIntoViewIfNeeded()
    const box = await boxOf(end)
    expect(box.width).toBeGreaterThanOrEqual(24)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 12 + by, y: box.y + 30 }],
      })
    await send('touchStart')
    for (const by of [8, 16, 24, 32]) await send('touchMove', by)
    await send('touchEnd')
    await expectSaved(page)
    const [first, second, third, ...rest] = await project.manuals()
    expect(first).toBe(10)
    expect(second).toBeGreaterThan(12)
    expect((second ?? 0) + (third ?? 0)).toBeCloseTo(20, 5)
    expect(rest).toEqual([10, 10])
  })
})
