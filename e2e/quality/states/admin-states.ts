import type { Page } from '@playwright/test'
import type { State } from '../state.ts'
import { button, cut, heading, hold } from './steps.ts'

const overview = async (page: Page) => {
  await heading(page)
  await page.getByRole('img', { name: 'Apertium' }).waitFor()
}

export const adminStates: readonly State[] = [
  { name: 'admin', as: 'administrator', path: () => '/admin', arrange: overview, pictures: 'every' },
  {
    name: 'admin-by-day',
    as: 'administrator',
    path: () => '/admin',
    arrange: async (page) => {
      await overview(page)
      await page.locator('summary').first().click()
      await page.getByRole('table').waitFor()
    },
    pictures: 'none',
  },
  {
    name: 'admin-loading',
    as: 'administrator',
    path: () => '/admin',
    before: hold('**/api/admin/overview'),
    arrange: heading,
    pictures: 'none',
  },
  {
    name: 'admin-failed',
    as: 'administrator',
    path: () => '/admin',
    before: cut('**/api/admin/overview'),
    arrange: async (page) => button(page, 'Try again', 'ลองอีกครั้ง').waitFor(),
  },
]
