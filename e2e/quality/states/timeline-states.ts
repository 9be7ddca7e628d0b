import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, cut, dialog, words } from './steps.ts'

const openMenu = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(More for slide|ตัวเลือกของสไลด์ที่) ?1$/ })
    .last()
    .click()
  await page.getByRole('menu').waitFor()
}
const choose = (english: string, thai: string) => async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: words(english, thai) }).click()
  await dialog(page)
}
const openTiming = async (page: Page) => {
  await page.getByRole('tab', { name: words('Timing Control', 'ควบคุมเวลา') }).click()
}

export const timelineStates: readonly State[] = [
  { name: 'slide-menu', as: 'owner', path: ({ slides }) => `/projects/${slides}`, arrange: openMenu },
  {
    name: 'slide-rename',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: choose('Rename', 'เปลี่ยนชื่อ'),
  },
  {
    name: 'slide-delete',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: choose('Delete', 'ลบ'),
  },
  {
    name: 'slide-lifted',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await button(page, 'Reorder slide 1', 'จัดลำดับสไลด์ที่ 1').focus()
      await page.keyboard.press('Space')
    },
  },
  {
    name: 'upload-failed',
    as: 'owner',
    path: ({ empty }) => `/projects/${empty}`,
    before: cut('**/api/projects/*/images'),
    arrange: async (page) => {
      const file = { name: 'ท่าเรือ', mimeType: 'image/png', buffer: Buffer.from('a picture') }
      await page.getByTestId('slide-chooser').setInputFiles(file)
      await page.getByRole('button', { name: /^(Try again: |ลองอีกครั้ง: )/ }).waitFor()
    },
  },
  {
    name: 'timing-empty',
    as: 'owner',
    path: ({ empty }) => `/projects/${empty}`,
    arrange: async (page) => {
      await openTiming(page)
      await page.getByText(/^(Upload images first to configure timing|อัปโหลดรูปภาพก่อน)/).waitFor()
    },
  },
  {
    name: 'timing-not-loaded',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    before: cut('**/assets/timing-control-*.js'),
    arrange: async (page) => {
      await openTiming(page)
      await button(page, 'Try again', 'ลองอีกครั้ง').waitFor()
    },
  },
  {
    name: 'timing',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    arrange: async (page) => {
      await openTiming(page)
      // Below the scripts: into the middle of the picture.
      await page
        .getByRole('slider')
        .first()
        .evaluate((slider) => slider.scrollIntoView({ block: 'center', behavior: 'instant' }))
    },
    pictures: 'every',
  },
]
