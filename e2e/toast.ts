import { expect, type Locator, type Page } from '@playwright/test'

type Words = string | RegExp

/** The message in view, by its title and description. Found also behind an open dialog, which hides it from roles. */
export const toastOf = (page: Page, title: string, description?: Words): Locator => {
  const slab = page.locator('li[data-state]').filter({ has: page.getByText(title, { exact: true }) })
  return description ? slab.filter({ has: page.getByText(description, { exact: true }) }) : slab
}

export const expectToast = (
  page: Page,
  title: string,
  description?: Words,
  patience: { timeout?: number } = {},
): Promise<void> => expect(toastOf(page, title, description)).toBeVisible(patience)
