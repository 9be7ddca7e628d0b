import type { Page } from '@playwright/test'
import { openVideos } from '../../videos/open-videos.ts'
import type { State } from '../state.ts'
import { cut, heading, hold } from './steps.ts'

const openVoices = async (page: Page) => {
  await heading(page)
  await page.locator('[data-field^="voice/"]').first().click()
  await page.getByRole('option').nth(1).waitFor()
}
const playSecond = (page: Page) => page.locator('[data-sample]').nth(1).click()

export const voiceStates: readonly State[] = [
  {
    name: 'voices',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: hold('**/api/tts/preview'),
    arrange: async (page) => {
      await openVoices(page)
      await playSecond(page)
    },
    pictures: 'every',
  },
  {
    name: 'voice-sample-failed',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    before: cut('**/api/tts/preview'),
    arrange: async (page) => {
      await openVoices(page)
      await playSecond(page)
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'video-other-voices',
    as: 'owner',
    path: ({ stoodIn }) => `/projects/${stoodIn}`,
    arrange: async (page) => {
      await heading(page)
      await openVideos(page)
      // The first is under the preview, the second in the list of videos.
      await page.locator('summary').nth(1).waitFor()
      await page.locator('summary').first().click()
      await page.locator('details[open] li').first().waitFor()
    },
  },
]
