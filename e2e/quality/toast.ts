import { expect, type Locator, type Page } from '@playwright/test'

/** The message in view, by its title and description. */
export const toastOf = (page: Page, title: string, description?: string): Locator => {
  const slab = page.locator('li[data-state]').filter({ has: page.getByText(title, { exact: true }) })
  return description ? slab.filter({ has: page.getByText(description, { exact: true }) }) : slab
}

export const expectToast = (page: Page, title: string, description?: string): Promise<void> =>
  expect(toastOf(page, title, description)).toBeVisible()
