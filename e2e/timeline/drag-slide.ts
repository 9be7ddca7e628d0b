import { expect, type Page } from '@playwright/test'
import { handleOf, rows } from './timeline-page.ts'

type Point = { x: number; y: number }

const rowOf = (page: Page, number: number) => rows(page).and(page.locator(`[aria-posinset="${number}"]`))

const placeOf = async (page: Page, number: number): Promise<{ top: number; height: number; x: number }> => {
  const box = await rowOf(page, number).boundingBox()
  if (!box) throw new Error(`no row ${number} in view`)
  return { top: box.y, height: box.height, x: box.x + 200 }
}

/** Presses on a slide's handle and begins to drag with small moves, as a hand does. */
export const liftByMouse = async (page: Page, number: number): Promise<Point> => {
  const handle = handleOf(page, number)
  await handle.evaluate((button) => button.closest('ol')?.parentElement?.scrollIntoView({ block: 'center' }))
  const box = await handle.boundingBox()
  if (!box) throw new Error(`no handle of slide ${number}`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  // The code for dragging is fetched on hover; a person presses later than the test would.
  await rowOf(page, number).locator('[draggable="true"]').waitFor()
  await page.mouse.down()
  await page.mouse.move(at.x + 20, at.y + 4, { steps: 4 })
  return at
}

/** Drags over the upper or lower half of a row. */
export const carryOver = async (page: Page, number: number, half: 'upper' | 'lower'): Promise<void> => {
  const { top, height, x } = await placeOf(page, number)
  const y = top + height * (half === 'upper' ? 0.25 : 0.75)
  await page.mouse.move(x, y, { steps: 6 })
  // A real drag goes on sending events even when the hand rests; small moves do the same.
  for (const off of [1, 0, 1]) await page.mouse.move(x + off, y)
}

export const dragSlide = async (
  page: Page,
  from: number,
  to: number,
  half: 'upper' | 'lower',
): Promise<void> => {
  await liftByMouse(page, from)
  await carryOver(page, to, half)
  await expect(page.locator('[data-landing]')).toBeVisible()
  await page.mouse.up()
}
