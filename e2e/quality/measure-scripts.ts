import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { heading } from './states/steps.ts'

/** Bytes of the scripts that a page fetches until it is idle, each gzipped on its own. */
export const measureScripts = async (page: Page, address: string): Promise<number> => {
  const sizes: Promise<number>[] = []
  let newest = 0
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    newest = Date.now()
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address)
  await heading(page)
  await page.waitForLoadState('load')
  // An editor's stream of events never ends, so the network is never idle.
  await expect.poll(() => Date.now() - newest, { timeout: 20_000 }).toBeGreaterThan(1500)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
