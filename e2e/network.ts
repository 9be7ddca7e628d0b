import type { Page } from '@playwright/test'

/** Holds requests back, all or those of one method, until they are let go, as a slow network does; real answers follow. */
export const holdBack = async (
  page: Page,
  address: string | RegExp,
  method?: string,
): Promise<() => void> => {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await gate
    await route.continue()
  })
  return letGo
}

/** Answers with nothing: a page that is on its way there stays as it is, and can be looked at. */
export const leadNowhere = (page: Page, address: string | RegExp): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status: 204 }))

/** Breaks connections to an address until it is mended; counts how often somebody tried. */
export const breakConnection = async (page: Page, address: string | RegExp) => {
  const tried: string[] = []
  await page.route(address, async (route) => {
    tried.push(route.request().method())
    await route.abort('connectionfailed')
  })
  return { tried, mend: () => page.unroute(address) }
}

/** A thin line to the server: as slow as a phone in a tunnel, or as it was. */
export const slowDown = async (page: Page, bytesPerSecond: number): Promise<() => Promise<unknown>> => {
  const cdp = await page.context().newCDPSession(page)
  const fast = { offline: false, latency: 0, downloadThroughput: -1 }
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { ...fast, uploadThroughput: bytesPerSecond })
  return () => cdp.send('Network.emulateNetworkConditions', { ...fast, uploadThroughput: -1 })
}
