import type { Page } from '@playwright/test'
import { openVideos } from '../../videos/open-videos.ts'
import type { State } from '../state.ts'
import { button, cut, dialog, heading, words } from './steps.ts'

const choose = async (page: Page) => {
  await heading(page)
  await button(page, 'Multi-language', 'หลายภาษา').click()
  await dialog(page)
}

const chooseKnown = async (page: Page) => {
  await choose(page)
  // Wait until the dialog shows the state of each language.
  await button(page, 'Translate Catalan', 'ไปแปล คาตาลัน').waitFor()
}

const videos = (page: Page) => page.getByRole('region', { name: words('Videos', 'วิดีโอ') })

const downloads =
  (video: number): State['arrange'] =>
  async (page) => {
    await openVideos(page)
    await videos(page)
      .getByRole('button', { name: /^(Downloads of|ดาวน์โหลดของ)/ })
      .nth(video)
      .click()
    await dialog(page)
  }

const spoken: State['path'] = ({ spoken: id }) => `/projects/${id}`

export const videoLanguageStates: readonly State[] = [
  { name: 'video-languages', as: 'owner', path: spoken, arrange: chooseKnown, pictures: 'every' },
  {
    name: 'video-languages-none',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: choose,
  },
  {
    name: 'video-languages-unread',
    as: 'owner',
    path: spoken,
    before: cut('**/languages/*'),
    arrange: async (page) => {
      await choose(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Try again|ลองอีกครั้ง)/ })
        .first()
        .waitFor()
    },
    pictures: 'none',
  },
  {
    name: 'video-languages-making',
    as: 'owner',
    path: ({ speaking }) => `/projects/${speaking}`,
    arrange: (page) => page.getByRole('progressbar').nth(1).waitFor(),
    pictures: 'every',
  },
  {
    name: 'video-languages-list',
    as: 'owner',
    path: spoken,
    arrange: async (page) => {
      await openVideos(page)
      // Click without scrolling: a scrolled page would have another target half covered by its top bar.
      await videos(page)
        .locator('summary')
        .first()
        .evaluate((summary) => (summary as HTMLElement).click())
    },
    pictures: 'none',
  },
  { name: 'downloads', as: 'owner', path: spoken, arrange: downloads(0), pictures: 'every' },
  { name: 'downloads-pack', as: 'owner', path: spoken, arrange: downloads(1), pictures: 'few' },
  { name: 'downloads-refused', as: 'owner', path: spoken, arrange: downloads(2), pictures: 'every' },
]
