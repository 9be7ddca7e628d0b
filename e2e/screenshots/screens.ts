import type { Page } from '@playwright/test'

export type Screen = {
  name: string
  as: 'nobody' | 'ada' | 'boon'
  path: (ids: { demo: string; empty: string }) => string
  /** Brings the page into the state that is shown, and waits until it is. */
  arrange: (page: Page) => Promise<void>
}

const heading = (page: Page) => page.getByRole('heading').first().waitFor()

/** Every screen of the product, in the order a person meets them. */
export const screens: readonly Screen[] = [
  { name: 'landing', as: 'nobody', path: () => '/', arrange: heading },
  {
    name: 'dashboard-empty',
    as: 'boon',
    path: () => '/',
    arrange: (page) =>
      page.getByRole('button', { name: /^(Create Your First Project|สร้างโปรเจกต์แรกของคุณ)$/ }).waitFor(),
  },
  {
    name: 'dashboard',
    as: 'ada',
    path: () => '/',
    arrange: async (page) => page.locator('main img').first().waitFor(),
  },
  { name: 'editor-empty', as: 'ada', path: ({ empty }) => `/projects/${empty}`, arrange: heading },
  {
    name: 'editor',
    as: 'ada',
    path: ({ demo }) => `/projects/${demo}`,
    arrange: async (page) => page.locator('a[href*="download=true"]').first().waitFor(),
  },
  {
    name: 'player',
    as: 'ada',
    path: ({ demo }) => `/projects/${demo}`,
    arrange: async (page) => {
      await page.locator('a[href*="download=true"]').first().waitFor()
      await page
        .getByRole('button', { name: /^(Play video|เล่นวิดีโอ)$/ })
        .first()
        .click()
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
      await page.evaluate(() => document.querySelector('video')?.pause())
    },
  },
  { name: 'project-not-found', as: 'boon', path: ({ demo }) => `/projects/${demo}`, arrange: heading },
  { name: 'not-found', as: 'nobody', path: () => '/nowhere', arrange: heading },
]
