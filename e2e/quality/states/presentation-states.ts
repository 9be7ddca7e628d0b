import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, hold } from './steps.ts'

// The narration request is held, so the first slide waits while the test looks.
const holdVoice = hold('**/api/tts/preview')
const present = async (page: Page) => {
  await button(page, 'Present', 'นำเสนอ').click()
  await page.locator('[data-stage]').getByRole('img').waitFor()
}
const presentPaused = async (page: Page) => {
  await present(page)
  await page.keyboard.press('Space')
  await button(page, 'Resume', 'เล่นต่อ').waitFor()
}

export const presentationStates: readonly State[] = [
  {
    name: 'presentation',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: holdVoice,
    arrange: present,
  },
  {
    name: 'presentation-paused',
    as: 'owner',
    path: ({ video }) => `/projects/${video}`,
    before: holdVoice,
    arrange: presentPaused,
    pictures: 'every',
  },
  {
    name: 'presentation-minimised',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: holdVoice,
    arrange: async (page) => {
      await presentPaused(page)
      await page.keyboard.press('m')
      await button(page, 'Enlarge', 'ขยาย').waitFor()
    },
    pictures: 'every',
  },
  {
    name: 'present-menu',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await button(page, 'Where to present from', 'เลือกจุดเริ่มนำเสนอ').click()
      await page.getByRole('menuitem').first().waitFor()
    },
    pictures: 'none',
  },
  {
    name: 'draft-paused',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: holdVoice,
    arrange: async (page) => {
      await button(page, 'Play from slide 1', 'เล่นตั้งแต่สไลด์ที่ 1').click()
      await button(page, 'Pause', 'หยุดชั่วคราว').click()
      await button(page, 'Resume', 'เล่นต่อ').waitFor()
    },
    pictures: 'every',
  },
  {
    name: 'slide-preview',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await button(page, 'Preview slide 1 as a video', 'ดูตัวอย่าง สไลด์ที่ 1 เป็นวิดีโอ').click()
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
      await page.evaluate(() => document.querySelector('video')?.pause())
    },
  },
]
