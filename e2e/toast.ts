import { expect, type Locator, type Page } from '@playwright/test'

type Words = string | RegExp

/** The toast in view, by title and description. Found by CSS, because an open dialog hides it from roles. */
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

/**
 * Toasts of this page stay until they are dismissed, as under a resting pointer: on a busy machine their five seconds
 * are over before the test has checked them.
 */
export const holdToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Dispatched to the region of the toasts alone: an open listbox would take it for a pointer that moved far away.
    const rest = () =>
      document
        .querySelector('li[data-state=open]')
        ?.closest('[role=region]')
        ?.dispatchEvent(new PointerEvent('pointermove'))
    setInterval(rest, 100)
  })
