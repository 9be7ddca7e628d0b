import { expect, test } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor, signInThroughPage } from './product.ts'
import { carryOver, dragSlide, liftByMouse } from './timeline/drag-slide.ts'
import { holdRequest } from './timeline/hold-request.ts'
import {
  card,
  handleOf,
  newTimeline,
  openTimeline,
  rowOf,
  savedNames,
  shownNames,
} from './timeline/timeline-page.ts'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { expectToast } from './toast.ts'

const named = (...numbers: number[]) => numbers.map((number) => `slide ${number}.png`)

test.describe('the order of slides', () => {
  let client: Client
  test.beforeAll(async () => {
    client = await clientFor(ada)
  })
  test.beforeEach(({ page }) => signInThroughPage(page, ada))

  test('T14 T16 a row is dragged: it is dimmed, its landing place is marked, and the new order is saved', async ({
    page,
  }) => {
    const { id } = await newTimeline(client, 5)
    await openTimeline(page, id, 5)
    await liftByMouse(page, 1)
    const dragged = rowOf(page, 'slide 1.png').locator('> div')
    await expect(dragged).toHaveCSS('opacity', '0.4')
    await expect(page.locator('[data-landing]')).toHaveCount(0)
    await carryOver(page, 4, 'upper')
    const line = page.locator('[data-landing]')
    await expect(line).toHaveCount(1)
    const marked = await line.boundingBox()
    const fourth = await rowOf(page, 'slide 4.png').boundingBox()
    expect(Math.abs((marked?.y ?? 0) - (fourth?.y ?? 99))).toBeLessThanOrEqual(3)
    await page.mouse.up()
    await expectToast(page, 'Success', 'Slides reordered successfully')
    expect(await shownNames(page)).toEqual(named(2, 3, 1, 4, 5))
    expect(await savedNames(client, id)).toEqual(named(2, 3, 1, 4, 5))
    await expect(line).toHaveCount(0)
    await expect(dragged).toHaveCSS('opacity', '1')
    await dragSlide(page, 5, 1, 'upper')
    await expect.poll(() => savedNames(client, id)).toEqual(named(5, 2, 3, 1, 4))
  })

  test('T14 a row let go outside of the list, or where it was, stays', async ({ page }) => {
    const { id } = await newTimeline(client, 3)
    await openTimeline(page, id, 3)
    await liftByMouse(page, 2)
    await carryOver(page, 1, 'lower')
    await expect(page.locator('[data-landing]')).toHaveCount(0)
    await carryOver(page, 3, 'lower')
    await expect(page.locator('[data-landing]')).toHaveCount(1)
    const heading = await card(page).getByRole('heading', { name: 'Visual Timeline' }).boundingBox()
    await page.mouse.move((heading?.x ?? 0) + 5, (heading?.y ?? 0) + 5, { steps: 4 })
    await expect(page.locator('[data-landing]')).toHaveCount(0)
    await page.mouse.up()
    expect(await shownNames(page)).toEqual(named(1, 2, 3))
    expect(await savedNames(client, id)).toEqual(named(1, 2, 3))
  })

  test('T15 T16 rows are moved by their buttons, and the focus stays with them', async ({ page }) => {
    const { id } = await newTimeline(client, 3)
    await openTimeline(page, id, 3)
    await card(page).getByRole('button', { name: 'Move slide 1 down', exact: true }).click()
    await expectToast(page, 'Success', 'Slides reordered successfully')
    expect(await savedNames(client, id)).toEqual(named(2, 1, 3))
    await expect(card(page).getByRole('button', { name: 'Move slide 2 down', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => savedNames(client, id)).toEqual(named(2, 3, 1))
    // Down is disabled at the end, so the focus goes to the button that still works.
    await expect(card(page).getByRole('button', { name: 'Move slide 3 up', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => savedNames(client, id)).toEqual(named(2, 1, 3))
  })

  test('T15 rows are moved by keyboard from their handles, and every step is announced', async ({ page }) => {
    const { id } = await newTimeline(client, 30)
    await openTimeline(page, id, 30)
    const said = card(page).locator('[aria-live=assertive]')
    await expect(handleOf(page, 2)).toHaveAccessibleDescription(/^Press Space or Enter to lift the slide\./)
    await handleOf(page, 2).focus()
    await page.keyboard.press('Space')
    await expect(said).toHaveText('slide 2.png lifted. Place 2 of 30.')
    await page.keyboard.press('ArrowDown')
    await expect(said).toHaveText('slide 2.png, place 3 of 30.')
    await expect(handleOf(page, 3)).toBeFocused()
    await expect(handleOf(page, 3)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(said).toHaveText('slide 2.png put back to place 2 of 30.')
    expect(await savedNames(client, id)).toEqual(named(...Array.from({ length: 30 }, (_, i) => i + 1)))
    // To the end of a list of which only a part is rendered, and up by a page.
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await expect(said).toHaveText('slide 2.png, place 30 of 30.')
    await expect(handleOf(page, 30)).toBeFocused()
    await expect(handleOf(page, 30)).toBeInViewport()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'Slides reordered successfully')
    expect((await savedNames(client, id))[19]).toBe('slide 2.png')
    await expect(handleOf(page, 20)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await expect.poll(async () => (await savedNames(client, id))[0]).toBe('slide 2.png')
  })

  test('T16 T18 a new order shows at once, and nothing else is moved until it is saved', async ({ page }) => {
    const { id } = await newTimeline(client, 3)
    await openTimeline(page, id, 3)
    const held = await holdRequest(page, /\/reorder-slides$/)
    await card(page).getByRole('button', { name: 'Move slide 1 down', exact: true }).click()
    await held.arrived
    expect(await shownNames(page)).toEqual(named(2, 1, 3))
    expect(await savedNames(client, id)).toEqual(named(1, 2, 3))
    for (const move of await card(page)
      .getByRole('button', { name: /^(Move|Reorder) slide/ })
      .all())
      await expect(move).toBeDisabled()
    await liftByMouse(page, 3)
    await carryOver(page, 1, 'upper')
    await expect(page.locator('[data-landing]')).toHaveCount(0)
    await page.mouse.up()
    held.release()
    await expectToast(page, 'Success', 'Slides reordered successfully')
    await expect(handleOf(page, 1)).toBeEnabled()
    expect(await savedNames(client, id)).toEqual(named(2, 1, 3))
  })

  test('T17 T25 an order that the server refuses rolls back, and shows what it has', async ({ page }) => {
    const { id } = await newTimeline(client, 3)
    await openTimeline(page, id, 3)
    const held = await holdRequest(page, /\/reorder-slides$/)
    await card(page).getByRole('button', { name: 'Move slide 3 up', exact: true }).click()
    await held.arrived
    // Another client adds a slide first, so the request no longer holds the whole order.
    const file = new Blob([new Uint8Array(await tinyPicture(4))])
    await client.call(addSlide, { params: { id }, file, filename: 'slide 4.png', fields: {} })
    held.release()
    await expectToast(page, 'Error', 'Failed to reorder slides')
    await expect.poll(() => shownNames(page)).toEqual(named(1, 2, 3, 4))
    expect(await savedNames(client, id)).toEqual(named(1, 2, 3, 4))
    // A connection that breaks rolls the order back too.
    await page.context().setOffline(true)
    await card(page).getByRole('button', { name: 'Move slide 1 down', exact: true }).click()
    await expectToast(page, 'Error', 'Failed to reorder slides')
    await expect.poll(() => shownNames(page)).toEqual(named(1, 2, 3, 4))
    await page.context().setOffline(false)
  })

  test('T14 T26 a row dragged to the edge scrolls the list and lands far away', async ({ page }) => {
    const { id } = await newTimeline(client, 30)
    await openTimeline(page, id, 30)
    const area = card(page)
      .getByRole('list', { name: /^Image Sequence/ })
      .locator('..')
    await area.evaluate((list) => scrollTo(0, scrollY + list.getBoundingClientRect().top - 200))
    await liftByMouse(page, 1)
    const box = (await area.boundingBox()) ?? { x: 0, y: 0, height: 600 }
    await expect(async () => {
      await page.mouse.move(box.x + 200, box.y + box.height - 14)
      await page.mouse.move(box.x + 201, box.y + box.height - 10)
      // Wait for the very end: a list that still scrolls would move the landing place.
      const left = await area.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)
      expect(left).toBeLessThanOrEqual(1)
    }).toPass({ timeout: 120_000 })
    await carryOver(page, 30, 'lower')
    await expect(rowOf(page, 'slide 30.png').locator('[data-landing=bottom]')).toBeVisible()
    await page.mouse.up()
    await expect.poll(async () => (await savedNames(client, id)).at(-1)).toBe('slide 1.png')
  })
})
