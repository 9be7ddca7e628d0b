import type { Page } from '@playwright/test'

/** Holds every save back until the gate opens, as a slow network would. */
export const holdSaves = async (page: Page) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/api/projects/*', async (route) => {
    if (route.request().method() === 'PUT') await gate
    await route.continue()
  })
  return () => open()
}
