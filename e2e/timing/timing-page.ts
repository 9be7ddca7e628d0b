import { expect, type Locator, type Page } from '@playwright/test'
import { productUrl } from '../product.ts'
import { setSessionCookie } from '../session-cookie.ts'
import { expectToast } from '../toast.ts'
import type { TimedProject } from './timed-project.ts'

export const frame = 1 / 30

export const openTiming = async (page: Page, { id, cookie }: Pick<TimedProject, 'id' | 'cookie'>) => {
  await setSessionCookie(page.context(), productUrl(), cookie)
  await page.goto(`${productUrl()}/projects/${id}`)
  await page.getByRole('tab', { name: 'Timing Control' }).click()
}
/** Ten seconds for each slide: nothing overruns, and a second is a round number of pixels to drag. */
export const openTens = async (page: Page, project: TimedProject): Promise<void> => {
  const tens = (await project.manuals()).map(() => 10)
  await project.setBars(tens)
  await openTiming(page, project)
  await expect.poll(() => shown(page)).toEqual(tens)
}

export const fields = (page: Page): Locator =>
  page.getByRole('list', { name: 'All slides' }).getByRole('spinbutton')
/** The lengths that the page shows, in seconds. */
export const shown = (page: Page): Promise<number[]> =>
  fields(page).evaluateAll((inputs) => inputs.map((input) => Number((input as HTMLInputElement).value)))
export const grip = (page: Page, name: 'Start' | 'Position' | 'End', number: number): Locator =>
  page.getByRole('slider', { name: `${name} of slide ${number}`, exact: true })
export const bar = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `Slide ${number}`, exact: true })
export const total = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^\d+:\d\d\.\d$/ })

export const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
export const pixelsPerSecond = async (page: Page): Promise<number> =>
  (await boxOf(bar(page, 1))).width / ((await shown(page))[0] ?? 1)

export const takeHold = async (page: Page, hold: Locator): Promise<{ x: number; y: number }> => {
  await hold.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(hold)
  const middle = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  return middle
}
export const pull = async (page: Page, hold: Locator, seconds: number): Promise<void> => {
  const scale = await pixelsPerSecond(page)
  const from = await takeHold(page, hold)
  await page.mouse.move(from.x + (seconds * scale) / 2, from.y, { steps: 3 })
  await page.mouse.move(from.x + seconds * scale, from.y, { steps: 3 })
  await page.mouse.up()
}

export const expectSaved = (page: Page): Promise<void> => expectToast(page, 'Timing Updated')
/** Equal within 0.15 s, as near as a pointer gets. */
export const expectCloseTo = (found: readonly (number | null)[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length)
  for (const [index, seconds] of wanted.entries()) {
    const apart = Math.abs((found[index] ?? 0) - seconds)
    expect(apart, `slide ${index + 1}: ${found.join(' ')}`).toBeLessThan(0.15)
  }
}
