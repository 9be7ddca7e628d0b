import type { Page } from '@playwright/test'

/** Holds requests, all or those of one method, until they are released; they then reach the real server. */
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

/** Answers with 204: a page that navigates to the address stays as it is, and can be checked. */
export const answerWith204 = (page: Page, address: string | RegExp): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status: 204 }))

/** Aborts requests to an address until mend() is called; collects the methods of the attempts. */
export const breakConnection = async (page: Page, address: string | RegExp) => {
  const tried: string[] = []
  await page.route(address, async (route) => {
    tried.push(route.request().method())
    await route.abort('connectionfailed')
  })
  return { tried, mend: () => page.unroute(address) }
}

/** Limits the upload speed, like a phone's in a tunnel. Gives a function that removes the limit. */
export const limitUpload = async (page: Page, bytesPerSecond: number): Promise<() => Promise<unknown>> => {
  const cdp = await page.context().newCDPSession(page)
  const fast = { offline: false, latency: 0, downloadThroughput: -1 }
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { ...fast, uploadThroughput: bytesPerSecond })
  return () => cdp.send('Network.emulateNetworkConditions', { ...fast, uploadThroughput: -1 })
}
