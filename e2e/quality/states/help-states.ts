import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, dialog, heading } from './steps.ts'

const openHelp = async (page: Page) => {
  await heading(page)
  await button(page, 'Help', 'วิธีใช้').click()
  await dialog(page)
}

export const helpStates: readonly State[] = [
  { name: 'help', as: 'owner', path: () => '/', arrange: openHelp, pictures: 'every' },
  {
    name: 'help-shortcuts',
    as: 'owner',
    path: ({ slides }) => `/projects/${slides}`,
    arrange: async (page) => {
      await heading(page)
      await page.keyboard.press('?')
      await dialog(page)
    },
    pictures: 'every',
  },
]
