import type { Download, Page } from '@playwright/test'
import { note } from './product.ts'

const patienceMs = 30_000

/**
 * Presses a link of a file, and waits until its download begins. Once in a thousand times the headless browser is pressed
 * and begins none, under load: then it is pressed once more, and the output says so.
 */
export const takeDownload = async (page: Page, press: () => Promise<void>): Promise<Download> => {
  const begin = async (): Promise<Download> => {
    const beginning = page.waitForEvent('download', { timeout: patienceMs })
    await Promise.all([beginning, press()])
    return beginning
  }
  return begin().catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
    note('a press began no download', page.url())
    return begin()
  })
}
