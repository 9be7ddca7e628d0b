import type { Page } from '@playwright/test'

/** Shows the list of videos: on a wide screen it is behind a tab. */
export const openVideos = async (page: Page): Promise<void> => {
  const tab = page.getByRole('tab', { name: /^(Videos|วิดีโอ)/ })
  await tab.or(page.locator('#videos-title')).first().waitFor()
  if (await tab.isVisible()) await tab.click()
}
