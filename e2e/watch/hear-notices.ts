import type { Page } from '@playwright/test'

/** Reads the last notice of the player. It is shown for a second, which a busy machine may spend between two looks. */
export const hearNotices = async (page: Page): Promise<() => Promise<string>> => {
  const place = page.locator('.video-notice')
  await place.evaluate((element) => {
    const keep = () => {
      if (element.textContent) element.setAttribute('data-heard', element.textContent)
    }
    new MutationObserver(keep).observe(element, { childList: true, characterData: true, subtree: true })
  })
  return async () => (await place.getAttribute('data-heard')) ?? ''
}
