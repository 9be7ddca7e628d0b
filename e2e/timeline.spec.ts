import { expect, test } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor, signInThroughPage } from './product.ts'
import {
  card,
  handleOf,
  newTimeline,
  openTimeline,
  rowOf,
  rows,
  shownNames,
} from './timeline/timeline-page.ts'

const named = (...numbers: number[]) => numbers.map((number) => `slide ${number}.png`)

test.describe('the list of slides', () => {
  let client: Client
  test.beforeAll(async () => {
    client = await clientFor(ada)
  })
  test.beforeEach(({ page }) => signInThroughPage(page, ada))

  test('T2 T3 T7 an empty timeline has its two tabs, its drop zone and its words', async ({ page }) => {
    const { id } = await newTimeline(client, 0)
    await openTimeline(page, id, 0)
    await expect(card(page).getByRole('tab')).toHaveText(['Images', 'Timing Control'])
    await expect(
      card(page).getByRole('button', { name: 'Drag and drop images here, or click to browse' }),
    ).toContainText('Each image creates a new slide • PNG, JPG, GIF up to 10MB each')
    await expect(card(page).getByText('No images added yet')).toBeVisible()
    await expect(card(page).getByText('Upload images to create your video timeline')).toBeVisible()
    await card(page).getByRole('tab', { name: 'Timing Control' }).click()
    await expect(card(page).getByText('No images added yet')).toBeHidden()
  })

  test('T4 T5 T6 T19 a row shows what it is, where it stands and how to move it', async ({ page }) => {
    const { id, images } = await newTimeline(client, 3)
    await client.call(updateProject, {
      params: { id },
      body: { slideTimings: images.map(({ id: imageId }) => ({ imageId, manualDuration: 65 })) },
    })
    await openTimeline(page, id, 3)
    expect(await shownNames(page)).toEqual(named(1, 2, 3))
    const second = rowOf(page, 'slide 2.png')
    const size = ((images[1]?.size ?? 0) / 1024).toFixed(1)
    await expect(second).toContainText(`Slide 2 • ${size}KB`)
    await expect(second).toContainText('1:05-2:10')
    await expect(second.locator('img')).toHaveAttribute('src', /^\/api\/images\/[0-9a-f]{32}\.webp$/)
    await expect(second.locator('img')).toHaveJSProperty('complete', true)
    await expect(second).toHaveAttribute('aria-setsize', '3')
    await expect(handleOf(page, 2)).toBeEnabled()
    const button = (name: string) => card(page).getByRole('button', { name, exact: true })
    await expect(button('Move slide 1 up')).toBeDisabled()
    await expect(button('Move slide 1 down')).toBeEnabled()
    await expect(button('Move slide 3 up')).toBeEnabled()
    await expect(button('Move slide 3 down')).toBeDisabled()
  })

  test('T26 the list scrolls in 600 px, draws the rows in view, and keeps the one with the focus', async ({
    page,
  }) => {
    const { id } = await newTimeline(client, 60)
    await openTimeline(page, id, 60)
    const area = card(page)
      .getByRole('list', { name: /^Image Sequence/ })
      .locator('..')
    expect((await area.boundingBox())?.height).toBe(600)
    expect(await rows(page).count()).toBeLessThan(25)
    await handleOf(page, 2).focus()
    await area.evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await expect(rowOf(page, 'slide 60.png')).toBeInViewport()
    expect(await rows(page).count()).toBeLessThan(25)
    await expect(handleOf(page, 2)).toBeFocused()
    await expect(rowOf(page, 'slide 60.png')).toHaveAttribute('aria-posinset', '60')
    // After a visit to the other tab the list has its scroll position again.
    await card(page).getByRole('tab', { name: 'Timing Control' }).click()
    await expect(area).toBeHidden()
    await card(page).getByRole('tab', { name: 'Images' }).click()
    await expect
      .poll(() => area.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight))
      .toBeLessThan(2)
    await expect(rowOf(page, 'slide 60.png')).toBeVisible()
  })
})
