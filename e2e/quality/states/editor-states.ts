import type { Page } from '@playwright/test'
import { openVideos } from '../../videos/open-videos.ts'
import type { State } from '../state.ts'
import { button, cut, heading, hold, words } from './steps.ts'

const ready = (page: Page) => page.locator('a[href*="download=true"]').first().waitFor()
// Clicked also while it is aria-disabled: then a toast says why.
const play = (page: Page) => button(page, 'Play video', 'เล่นวิดีโอ').click({ force: true })

export const editorStates: readonly State[] = [
  {
    name: 'project-not-found',
    as: 'newcomer',
    path: ({ video }) => `/projects/${video}`,
    arrange: heading,
  },
  {
    name: 'editor-loading',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    before: hold('**/api/projects/*'),
    arrange: (page) => page.getByRole('status').first().waitFor(),
    pictures: 'none',
  },
  {
    name: 'editor-unreachable',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    before: cut('**/api/projects/*'),
    arrange: heading,
  },
  {
    name: 'editor-empty',
    as: 'owner',
    path: ({ empty }) => `/projects/${empty}`,
    arrange: heading,
    pictures: 'every',
  },
  { name: 'editor-written', as: 'owner', path: ({ slides }) => `/projects/${slides}`, arrange: heading },
  {
    name: 'editor',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    arrange: ready,
    pictures: 'every',
  },
  {
    name: 'editor-generating',
    as: 'owner',
    path: ({ making }) => `/projects/${making}`,
    arrange: (page) => page.getByRole('progressbar').first().waitFor(),
  },
  {
    name: 'editor-failed',
    as: 'owner',
    path: ({ failed }) => `/projects/${failed}`,
    arrange: (page) => button(page, 'Try again', 'ลองอีกครั้ง').waitFor(),
  },
  {
    name: 'editor-toast',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await play(page)
      await page.getByText(words('Video Not Ready', 'วิดีโอยังไม่พร้อม')).first().waitFor()
      // A toast stays while it has the focus.
      await page.keyboard.press('F8')
    },
  },
  {
    name: 'editor-wrong-speed',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await page.locator('#speaking-speed').fill('300')
      await page.locator('#speaking-speed-limit').waitFor()
    },
  },
  {
    name: 'editor-select',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await page.locator('#resolution').click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'editor-upright',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await page.locator('#shape').click()
      await page.getByRole('option', { name: '9:16' }).click()
      await page.locator('.frame-backdrop').first().waitFor()
    },
    pictures: 'every',
  },
  {
    name: 'player',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    arrange: async (page) => {
      await ready(page)
      await play(page)
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
      await page.evaluate(() => document.querySelector('video')?.pause())
    },
    pictures: 'every',
  },
  {
    name: 'delete-video',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    arrange: async (page) => {
      await openVideos(page)
      await page
        .getByRole('button', { name: /^(Delete the video|ลบวิดีโอ)/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'player-not-loaded',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    before: cut('**/assets/played-video-*.js'),
    arrange: async (page) => {
      await ready(page)
      await play(page)
      await button(page, 'Try again', 'ลองอีกครั้ง').waitFor()
    },
  },
  {
    name: 'broken',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    before: cut('**/assets/editor-page-*.js'),
    arrange: (page) => button(page, 'Load again', 'โหลดอีกครั้ง').waitFor(),
  },
]
