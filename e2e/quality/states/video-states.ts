import type { Page } from '@playwright/test'
import { openVideos } from '../../videos/open-videos.ts'
import type { State } from '../state.ts'
import { button, cut, dialog, heading } from './steps.ts'

const openText = async (page: Page) => {
  await openVideos(page)
  await page
    .getByRole('button', { name: /^(Show the text of|แสดงข้อความของ)/ })
    .first()
    .click()
  await dialog(page)
}

const older: State['path'] = ({ older: id }) => `/projects/${id}`

export const videoStates: readonly State[] = [
  {
    name: 'video-older',
    as: 'owner',
    path: older,
    arrange: async (page) => {
      await heading(page)
      await page.getByRole('button', { name: /^(Go to slide 1|ไปที่สไลด์ที่ 1)/ }).waitFor()
    },
  },
  {
    name: 'before-generating',
    as: 'owner',
    path: older,
    arrange: async (page) => {
      await button(page, 'Update Video', 'อัปเดตวิดีโอ').click()
      await dialog(page)
    },
  },
  {
    name: 'videos',
    as: 'owner',
    path: ({ videos }) => `/projects/${videos}`,
    arrange: async (page) => {
      await heading(page)
      await openVideos(page)
      await page.getByRole('button', { name: /^(Show all|แสดงทั้งหมด)/ }).click()
    },
  },
  {
    name: 'video-text',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    arrange: async (page) => {
      await openText(page)
      await page.getByRole('dialog').locator('img').first().waitFor()
    },
    pictures: 'every',
  },
  {
    name: 'video-text-failed',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    before: cut(/\/script(\?|$)/),
    arrange: async (page) => {
      await openText(page)
      await button(page, 'Try again', 'ลองอีกครั้ง').waitFor()
    },
    pictures: 'none',
  },
]
