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

/**
 * Messages of this page stay until they are dismissed, as they do for somebody whose pointer is on them: five seconds
 * are over before a busy machine has looked at them.
 */
export const holdToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Told to the place of the messages alone: an open list would take it for a pointer that went far away.
    const rest = () =>
      document
        .querySelector('li[data-state=open]')
        ?.closest('[role=region]')
        ?.dispatchEvent(new PointerEvent('pointermove'))
    setInterval(rest, 100)
  })
