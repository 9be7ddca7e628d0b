import type { Page } from '@playwright/test'
import { openVideos } from '../../videos/open-videos.ts'
import type { State } from '../state.ts'
import { button, cut, hold } from './steps.ts'

/** Plays, turns captions on, and pauses at the first caption. */
const rest = async (page: Page) => {
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  await page.keyboard.press('c')
  await page.evaluate(() => {
    const video = document.querySelector('video')
    if (!video) return
    video.pause()
    video.currentTime = 1
  })
  await page.locator('.video-captions p').waitFor()
  // The notice about a key is shown for a moment.
  await page.locator('.video-notice[data-shown]').waitFor({ state: 'hidden' })
}

const watch = async (page: Page) => {
  await openVideos(page)
  await page
    .getByRole('button', { name: /^(Play the video of|เล่นวิดีโอ)/ })
    .first()
    .click()
}

const openMenu = async (page: Page, name: RegExp) => {
  await watch(page)
  await rest(page)
  await page.getByRole('button', { name }).click()
  await page.getByRole('menu').waitFor()
}

const base = { as: 'owner', path: ({ watched }) => `/projects/${watched}` } satisfies Partial<State>

export const watchStates: readonly State[] = [
  {
    ...base,
    name: 'watching',
    arrange: async (page) => {
      await watch(page)
      await rest(page)
    },
    pictures: 'every',
  },
  {
    ...base,
    name: 'watching-language',
    arrange: (page) => openMenu(page, /^(Language|ภาษาที่พูด):/),
  },
  {
    ...base,
    name: 'watching-captions',
    arrange: (page) => openMenu(page, /^(Captions|คำบรรยาย):/),
    pictures: 'none',
  },
  {
    ...base,
    name: 'watching-chapters',
    arrange: (page) => openMenu(page, /^(Chapters|บท):/),
  },
  {
    ...base,
    name: 'watching-loads',
    before: hold('**/film.m3u8'),
    arrange: async (page) => {
      await watch(page)
      await page.locator('media-loading-indicator').waitFor()
    },
    pictures: 'none',
  },
  {
    ...base,
    name: 'watching-failed',
    before: cut('**/film.m3u8'),
    arrange: async (page) => {
      await watch(page)
      await button(page, 'Try again', 'ลองอีกครั้ง').waitFor()
    },
  },
  {
    name: 'demo',
    as: 'nobody',
    path: () => '/',
    arrange: async (page) => {
      await button(page, 'Watch Demo', 'ดูตัวอย่างวิดีโอ').click()
      await rest(page)
    },
  },
]
