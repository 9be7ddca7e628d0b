import type { Locator, Page } from '@playwright/test'

/** Matches the whole name of a control, in either interface language. */
export const words = (english: string, thai: string): RegExp => new RegExp(`^(${english}|${thai})$`)

export const button = (page: Page, english: string, thai: string): Locator =>
  page.getByRole('button', { name: words(english, thai) }).first()

/** Waits for the page itself, not only for its loading message. */
export const heading = (page: Page): Promise<void> =>
  page.locator('main:not([aria-busy=true]) h1').first().waitFor()

export const dialog = (page: Page): Promise<void> =>
  page.locator('[role=dialog], [role=alertdialog]').waitFor()

/** Leaves requests to an address without a response until the page is closed. */
export const hold =
  (address: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.route(address, () => new Promise(() => {}))
  }

/** Aborts requests to an address. */
export const cut =
  (address: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.route(address, (route) => route.abort('connectionfailed'))
  }
