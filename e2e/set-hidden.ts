import type { Page } from '@playwright/test'

/** A headless browser keeps every tab visible: the page is told what a browser with windows would tell it. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )
