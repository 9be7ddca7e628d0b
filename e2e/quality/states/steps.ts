import type { Locator, Page } from '@playwright/test'

/** One text of the interface in either language, as a control's whole name. */
export const words = (english: string, thai: string): RegExp => new RegExp(`^(${english}|${thai})$`)

export const button = (page: Page, english: string, thai: string): Locator =>
  page.getByRole('button', { name: words(english, thai) }).first()

/** The page itself is there, not only the word that it loads. */
export const heading = (page: Page): Promise<void> =>
  page.locator('main:not([aria-busy=true]) h1').first().waitFor()

export const dialog = (page: Page): Promise<void> =>
  page.locator('[role=dialog], [role=alertdialog]').waitFor()

/** The answer is on its way for as long as one looks. */
export const hold =
  (address: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.route(address, () => new Promise(() => {}))
  }

/** The connection breaks. */
export const cut =
  (address: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.route(address, (route) => route.abort('connectionfailed'))
  }
