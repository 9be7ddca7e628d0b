/* oxlint-disable no-empty-pattern */
import { test as base, type Page } from '@playwright/test'
import type { NewPerson } from '../new-person.ts'
import { productUrl } from '../product.ts'
import { type Look, openPage } from '../screenshots/browser.ts'
import { makeWorld, type World } from './world.ts'

type Visit = (person: NewPerson | null, look?: Partial<Look>) => Promise<Page>

const usualLook: Look = { language: 'en', colours: 'light', width: 1440, height: 900, motion: 'full' }

/** `world` is made once per Playwright worker; `visit` opens a page as a user and closes it after the test. */
export const test = base.extend<{ visit: Visit }, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern: none
    async ({}, use) => {
      await use(await makeWorld(productUrl(), process.env.DATABASE_URL ?? ''))
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  visit: async ({ browser }, use) => {
    const pages: Page[] = []
    await use(async (person, look = {}) => {
      const page = await openPage(
        browser,
        { ...usualLook, ...look },
        { url: productUrl(), cookie: person?.cookie },
      )
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

export { expect } from '@playwright/test'
