import { expect, test } from './quality/fixtures.ts'
import { titles } from './quality/world.ts'
import { settle } from './screenshots/browser.ts'
import { captionLines, choose, playsPast, restAt } from './watch/player.ts'
import { captionsAt } from './watch/video-words.ts'

test('L3 the button comes although the first request for the demo is lost', async ({ world, visit }) => {
  const page = await visit(null)
  await page.route('**/api/demo', (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto(world.url)
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeVisible()
})

test('L3 Watch Demo opens a video that was made here, with captions and a language switch; no button without a video', async ({
  world,
  visit,
}) => {
  const page = await visit(null)
  await page.goto(world.url)
  const button = page.getByRole('button', { name: 'Watch Demo' })
  // A font begins to load with the text that needs it, and the link may be drawn after the load event.
  const placeOfStart = async () => {
    const start = page.getByRole('link', { name: 'Get Started Free' })
    await start.waitFor()
    await settle(page)
    return start.boundingBox()
  }
  const place = await placeOfStart()
  await button.click()
  await playsPast(page, 0)
  await expect(page.getByRole('dialog', { name: titles.watched })).toBeVisible()
  await choose(page, 'Language', 'ไทย')
  await restAt(page, 1)
  await page.keyboard.press('c')
  await expect.poll(() => captionLines(page)).toEqual(captionsAt('th', 0))
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.route('**/api/demo', (route) => route.fulfill({ json: { film: null } }))
  const answered = page.waitForResponse('**/api/demo')
  await page.reload()
  await answered
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toHaveCount(0)
  expect(await placeOfStart()).toEqual(place)
})
