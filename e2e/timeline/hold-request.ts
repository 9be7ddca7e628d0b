import type { Page } from '@playwright/test'

export type HeldRequest = { arrived: Promise<void>; release: () => void }

/** Holds the next matching request until it is released; it then reaches the real server. */
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
