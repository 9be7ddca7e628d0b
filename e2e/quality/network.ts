import type { Page } from '@playwright/test'

/** Lets real answers wait until they are released. */
export const delayAnswers = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return () => open()
}

/** Breaks connections to an address until it is mended; counts how often somebody tried. */
export const breakConnection = async (page: Page, address: string | RegExp) => {
  const tried: string[] = []
  await page.route(address, async (route) => {
    tried.push(route.request().method())
    await route.abort('connectionfailed')
  })
  return { tried, mend: () => page.unroute(address) }
}
