import type { Page } from '@playwright/test'

/** From here on the page's clock, which was installed before, runs only by runFor. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 60_000))
