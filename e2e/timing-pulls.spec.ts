import { expect, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { leastSeconds, makeTimedProject, type TimedProject } from './timing/timed-project.ts'
import {
  bar,
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
import { expectToast } from './toast.ts'

let project: TimedProject
test.beforeAll(async () => {
  project = await makeTimedProject()
})

test('M3 M8 a start, an end and a body move their boundaries, and what is let go is saved', async ({
  page,
}) => {
  await openTens(page, project)
  await pull(page, grip(page, 'Start', 2), 2)
  await expectToast(
    page,
    'Timing Updated',
    'Slides 1 and 2 have lengths of their own. The video now lasts 0:50.0.',
  )
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

test('M5 M22 no pull leaves a slide shorter than its words, or than a second', async ({ page }) => {
  await openTens(page, project)
  const least = await leastSeconds(project)
  const [, second = 0, , , fifth = 0] = least
  await pull(page, grip(page, 'End', 2), -25)
  await expectSaved(page)
  expectCloseTo(await project.manuals(), [10, second, 20 - second, 10, 10])
  await pull(page, grip(page, 'Start', 5), 25)
  await expect.poll(async () => (await project.manuals())[4]).toBeCloseTo(fifth, 3)
  expectCloseTo(await project.manuals(), [10, second, 20 - second, 20 - fifth, fifth])

  // A slide that says nothing lasts a second at least.
  const silent = await makeTimedProject()
  const slideScripts = (await silent.read()).images.map(({ id }) => ({ imageId: id, script: '' }))
  await silent.client.call(updateProject, { params: { id: silent.id }, body: { slideScripts } })
  await openTens(page, silent)
  await pull(page, grip(page, 'End', 2), -25)
  await expect.poll(async () => (await silent.manuals())[1]).toBe(1)
})

test('M22 a right edge takes from the next slide down to its words, then moves what follows; a left edge stops', async ({
  page,
}) => {
  await openTens(page, project)
  const [first = 0, second = 0] = await leastSeconds(project)
  await pull(page, grip(page, 'End', 1), 9)
  await expectSaved(page)
  expectCloseTo(await project.manuals(), [19, second, 10, 10, 10])
  await expect(total(page)).toHaveText(new RegExp(`^0:${Math.floor(19 + second + 30)}`))
  // The edges of a narrow bar are drawn while its slide is selected.
  await grip(page, 'Position', 2).focus()
  await pull(page, grip(page, 'Start', 2), -30)
  await expect.poll(async () => (await project.manuals())[0]).toBeCloseTo(first, 3)
  expectCloseTo(await project.manuals(), [first, 19 + second - first, 10, 10, 10])
})

test('M22 nothing jumps and no scrollbar comes while a bar is pulled', async ({ page }) => {
  await openTens(page, project)
  const track = page.getByRole('region', { name: 'Timeline of the slides' })
  const look = async () => ({
    bar: await track.evaluate((element: HTMLElement) => element.offsetHeight - element.clientHeight),
    track: await boxOf(track),
    first: await boxOf(bar(page, 1)),
  })
  await grip(page, 'End', 5).scrollIntoViewIfNeeded()
  const before = await look()
  expect(before.bar).toBe(0)
  const scale = await pixelsPerSecond(page)
  const from = await takeHold(page, grip(page, 'End', 5))
  const last = async () => (await shown(page))[4] ?? 0
  for (const seconds of [-2, -6, -1]) {
    await page.mouse.move(from.x + seconds * scale, from.y)
    await expect.poll(async () => Math.abs((await last()) - 10 - seconds)).toBeLessThan(0.2)
    expect(await look()).toEqual(before)
  }
  // Held at the edge of the track it goes on, and the track with it.
  await page.mouse.move(from.x + 4, from.y)
  await expect.poll(last).toBeGreaterThan(12)
  expect((await look()).bar).toBe(0)
  await page.mouse.up()
  await expectSaved(page)
})

test('M23 an edge is held where words end and where their pause ends, but not with Alt', async ({ page }) => {
  await openTens(page, project)
  const [least = 0] = await leastSeconds(project)
  const natural = least - 0.25 + 2
  const scale = await pixelsPerSecond(page)
  const from = await takeHold(page, grip(page, 'End', 1))
  const moveTo = (seconds: number) => page.mouse.move(from.x + (seconds - 10) * scale, from.y, { steps: 4 })
  const line = page.getByTestId('snap line')
  const length = async () => (await shown(page))[0]
  await moveTo(natural + 4 / scale)
  await expect.poll(length).toBeCloseTo(natural, 1)
  await expect(line).toBeVisible()
  await moveTo(natural + 1)
  await expect(line).toHaveCount(0)
  await page.keyboard.down('Alt')
  await moveTo(natural + 4 / scale)
  await expect.poll(length).toBeCloseTo(natural + 4 / scale, 1)
  await expect(line).toHaveCount(0)
  await page.keyboard.up('Alt')
  await page.mouse.up()
  await expectSaved(page)
})

test('M24 a press on the narration plays it from there', async ({ page }) => {
  await openTens(page, project)
  const narration = page.getByRole('button', { name: 'Play slide 4 from here' })
  await narration.scrollIntoViewIfNeeded()
  const box = await boxOf(narration)
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height / 2)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Draft · slide 4')).toBeVisible()
  await expect(preview.locator('[data-draft]')).toHaveAttribute('data-draft', 'playing', { timeout: 30_000 })
  // It begins within the slide: not at its start, and the slide is the one that is worked on.
  const fraction = await page
    .getByTestId('playhead line')
    .evaluate((line) => Number.parseFloat((line as HTMLElement).style.left))
  expect(fraction).toBeGreaterThan((30 + 1.5) * (await pixelsPerSecond(page)))
  await preview.getByRole('button', { name: 'Stop' }).click()
  await expect(preview.getByRole('img', { name: 'Slide 4:' })).toBeVisible()
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

test('M18 what cannot be saved says so, stays, and is sent again by itself', async ({ page, context }) => {
  await openTens(page, project)
  await context.setOffline(true)
  await pull(page, grip(page, 'End', 1), 3)
  await expect(page.getByRole('region', { name: 'Not saved' })).toBeVisible()
  expect(await project.manuals()).toEqual([10, 10, 10, 10, 10])
  expectCloseTo(await shown(page), [13, 7, 10, 10, 10])
  await context.setOffline(false)
  await expect.poll(async () => (await project.manuals())[0], { timeout: 45_000 }).toBeGreaterThan(12)
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
