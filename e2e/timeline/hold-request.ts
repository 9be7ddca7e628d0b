import type { Page } from '@playwright/test'

export type HeldRequest = { arrived: Promise<void>; release: () => void }

/** Keeps the next such request on its way until it is released, as a slow network does; the server's own answer follows. */
export const holdRequest = async (page: Page, path: RegExp): Promise<HeldRequest> => {
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const hold = async (route: { continue: () => Promise<void> }) => {
    arrived.resolve()
    await gate.promise
    await route.continue()
  }
  await page.route(path, hold, { times: 1 })
  return { arrived: arrived.promise, release: gate.resolve }
}
