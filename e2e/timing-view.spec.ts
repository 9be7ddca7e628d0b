import { expect, test } from '@playwright/test'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { note } from './product.ts'
import { makeTimedProject, type TimedProject } from './timing/timed-project.ts'
import {
  bar,
  boxOf,
  expectSaved,
  fields,
  frame,
  openTens,
  openTiming,
  pixelsPerSecond,
  shown,
  total,
} from './timing/timing-page.ts'
import { generateVideo } from './video/await-video.ts'

let project: TimedProject
test.beforeAll(async () => {
  project = await makeTimedProject()
})

test('M1 without slides there is nothing to time, and it says so', async ({ page }) => {
  const empty = await project.client.call(createProject, { body: { title: 'Empty' } })
  await openTiming(page, { ...project, id: empty.id })
  await expect(page.getByText('Upload images first to configure timing')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('M2 M10 bars touch from 0 to the total, under a ruler with a tick every 10 s', async ({ page }) => {
  await openTens(page, project)
  const boxes = []
  for (let number = 1; number <= 5; number++) boxes.push(await boxOf(bar(page, number)))
  const track = await boxOf(page.getByRole('region', { name: 'Timeline of the slides' }))
  expect(Math.abs((boxes[0]?.x ?? 0) - track.x - 4)).toBeLessThan(1)
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index] ?? box
    expect(Math.abs(box.x - before.x - before.width)).toBeLessThan(0.5)
  }
  await expect(total(page)).toHaveText('0:50.0')

  const path = (await page.getByTestId('ruler-ticks').getAttribute('d')) ?? ''
  const ticks = [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
  const scale = await pixelsPerSecond(page)
  expect(ticks).toHaveLength(6)
  for (const [index, x] of ticks.entries()) expect(Math.abs(x - 0.5 - index * 10 * scale)).toBeLessThan(0.2)
  await expect(page.getByTestId('ruler-label')).toHaveText(['0:00', '0:10', '0:20', '0:30', '0:40'])
})

test('M13 a bar shorter than its narration shows the overrun, and the next begins after it', async ({
  page,
}) => {
  await openTens(page, project)
  const { slideScripts, videoSettings } = await project.read()
  const words = slideScripts[1]?.wordCount ?? 0
  const needed = Math.ceil((0.25 + (words / videoSettings.speakingSpeed) * 60) / frame) * frame
  await fields(page).nth(1).fill('1')
  await fields(page).nth(1).press('Enter')
  await expectSaved(page)
  const text = `0:0${(Math.floor((needed - 1) * 10 + 1e-6) / 10).toFixed(1)} longer than the bar`
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected slide' }).getByText(text)).toBeVisible()
  const { images } = await project.read()
  expect(images[1]?.manualDuration).toBe(1)
  expect(images[2]?.startTime).toBeCloseTo(10 + needed, 5)

  const scale = (await boxOf(bar(page, 1))).width / 10
  const overrun = await boxOf(page.getByTestId('overrun 2'))
  const second = await boxOf(bar(page, 2))
  const third = await boxOf(bar(page, 3))
  expect(Math.abs(second.width - needed * scale)).toBeLessThan(1)
  expect(Math.abs(overrun.width - (needed - 1) * scale)).toBeLessThan(2)
  expect(Math.abs(third.x - second.x - second.width)).toBeLessThan(0.5)
})

test('M17 M19 once it is spoken a bar shows its waveform and its measured length', async ({ page }) => {
  // A separate project: once it is spoken its lengths are no longer estimated.
  const spoken = await makeTimedProject()
  await openTiming(page, spoken)
  await expect(page.getByText(/^Narration about /)).toBeVisible()
  await expect(bar(page, 1).locator('svg')).toHaveCount(0)
  const before = await shown(page)
  expect((await generateVideo(spoken.client, spoken.id)).status).toBe('completed')
  await expect(page.getByText(/^Narration \d/)).toBeVisible()
  for (let number = 1; number <= 5; number++)
    await expect(bar(page, number).locator('svg path').last()).toHaveAttribute('d', /^M.*v/)
  const { images, slideScripts } = await spoken.read()
  await expect.poll(() => shown(page)).not.toEqual(before)
  for (const [index, { narration }] of slideScripts.entries()) {
    const { startTime = 0, endTime = 0 } = images[index] ?? {}
    expect(Math.abs(endTime - startTime - 2 - (narration?.seconds ?? 0))).toBeLessThanOrEqual(frame)
    expect(Math.max(...(narration?.peaks ?? []))).toBeGreaterThan(30)
    note(`peaks of slide ${index + 1}`, `${narration?.peaks.length} in ${narration?.seconds.toFixed(2)} s`)
  }
})
