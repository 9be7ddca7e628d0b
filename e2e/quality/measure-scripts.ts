import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { heading } from './states/steps.ts'

/** Bytes of the scripts that a page fetches until it is idle, each gzipped on its own. */
export const measureScripts = async (page: Page, address: string): Promise<number> => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address)
  await heading(page)
  await page.waitForLoadState('load')
  await page.waitForTimeout(500)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
