import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, cut, dialog, heading, words } from './steps.ts'

const choose = async (page: Page) => {
  await heading(page)
  await button(page, 'Multi-language', 'หลายภาษา').click()
  await dialog(page)
}

const chooseKnown = async (page: Page) => {
  await choose(page)
  // Each says how it stands.
  await button(page, 'Translate Catalan', 'ไปแปล คาตาลัน').waitFor()
}

const films = (page: Page) => page.getByRole('region', { name: words('Videos', 'วิดีโอ') })

const downloads =
  (film: number): State['arrange'] =>
  async (page) => {
    await films(page)
      .getByRole('button', { name: /^(Downloads of|ดาวน์โหลดของ)/ })
      .nth(film)
      .click()
    await dialog(page)
  }

const spoken: State['path'] = ({ spoken: id }) => `/projects/${id}`

export const filmLanguageStates: readonly State[] = [
  { name: 'film-languages', as: 'owner', path: spoken, arrange: chooseKnown, pictures: 'every' },
  {
    name: 'film-languages-none',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: choose,
  },
  {
    name: 'film-languages-unread',
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
    name: 'film-languages-making',
    as: 'owner',
    path: ({ speaking }) => `/projects/${speaking}`,
    arrange: (page) => page.getByRole('progressbar').nth(1).waitFor(),
    pictures: 'every',
  },
  {
    name: 'film-languages-list',
    as: 'owner',
    path: spoken,
    arrange: async (page) => {
      // Where it stands: a page that scrolled to it would hide half of something else under its bar.
      await films(page)
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
