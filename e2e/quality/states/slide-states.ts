import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, dialog, heading } from './steps.ts'

const path: State['path'] = ({ slides }) => `/projects/${slides}`

const openMenu = async (page: Page) => {
  await heading(page)
  await button(page, 'More for slide 1', 'ตัวเลือกของสไลด์ที่ 1').click()
  await page.getByRole('menu').waitFor()
}

export const slideStates: readonly State[] = [
  {
    name: 'slide-settings',
    as: 'owner',
    path,
    arrange: async (page) => {
      await openMenu(page)
      await page
        .getByRole('menuitem', { name: /^(Speed, fit and length…|ความเร็ว การจัดภาพ และความยาว…)$/ })
        .click()
      await dialog(page)
    },
  },
  {
    name: 'slides-selected',
    as: 'owner',
    path,
    arrange: async (page) => {
      await heading(page)
      for (const box of (await page.locator('li[data-slide] input[type=checkbox]').all()).slice(0, 2))
        await box.check()
      await page.locator('[role=toolbar]').waitFor()
      // A row that scrolls under the sticky bar is no fault of its size: at the page's end the bar covers none.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    },
  },
  {
    name: 'commands',
    as: 'owner',
    path,
    arrange: async (page) => {
      await heading(page)
      await page.locator('textarea').first().waitFor()
      await page.keyboard.press('ControlOrMeta+k')
      await dialog(page)
    },
  },
]
