import { expect, type Page, test } from '@playwright/test'
import { createClient } from '@voxdeck/contracts/client'
import { getDemo } from '@voxdeck/contracts/videos/get-demo'
import { demo } from '@voxdeck/demo/demo'
import { note } from './product.ts'
import { type RunningProduct, runProduct } from './run-product.ts'
import { captionLines, choose, menuButton, playsPast, restAt } from './watch/player.ts'

/** The languages that the demo has scripts for and that the basic voice speaks. */
const ownNames = ['English', 'Español', 'Français', 'Deutsch', 'Português (Brasil)', 'Italiano', 'العربية']

let running: RunningProduct
let page: Page

// A separate installation, which starts without data.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  // Only quick voices, none of which the demo names.
  running = await runProduct(
    'demo',
    { VOICES_DIR: '', OPENAI_SPEECH_URL: '', OPENAI_SPEECH_KEY: '' },
    { DEMO: 'on' },
  )
  page = await browser.newPage()
})
test.afterAll(async () => {
  await page.close()
  await running.stop()
})

test('L3 a new installation makes a video of what it is shipped with, and shows it to visitors', async () => {
  test.setTimeout(600_000)
  const began = performance.now()
  const url = running.product.publicUrl
  const client = createClient({ baseUrl: url })
  const shown = async () => (await client.call(getDemo)).film
  expect(await shown()).toBeNull()
  await expect.poll(shown, { timeout: 540_000, intervals: [1000] }).not.toBeNull()
  note('the demo video is there after, s', ((performance.now() - began) / 1000).toFixed(1))
  const video = await shown()
  expect(video).toMatchObject({ title: demo.title, languages: ['en', 'es', 'fr', 'de', 'pt-BR', 'it', 'ar'] })
  expect(video?.chapters).toHaveLength(demo.slides.length)

  await page.goto(url)
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  await playsPast(page, 1)
  await menuButton(page, 'Language').click()
  await expect(page.getByRole('menuitemradio')).toHaveText(ownNames)
  await page.keyboard.press('Escape')
  // The key goes to the menu, as the first letter of a language, until the menu is gone.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('c')
  await restAt(page, 1)
  const caption = async () => (await captionLines(page)).join(' ')
  await expect.poll(caption).toContain('Long before there was a port')
  await choose(page, 'Language', 'Español')
  await restAt(page, (video?.chapters[1]?.startTime ?? 0) + 1.5)
  await expect.poll(caption).toBe('El acero llegó por mar, viga a viga.')
})
