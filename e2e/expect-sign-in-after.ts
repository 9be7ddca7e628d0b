import { expect, type Page } from '@playwright/test'
import { stopTime } from './stop-time.ts'
import { expectToast } from './toast.ts'

type Times = { now: number; shownAt?: number; leftAt?: number }

const title = 'Unauthorized'

/** Records by the page's clock when the toast appears and when the page leaves to sign in. */
const recordTimes = async (page: Page): Promise<() => Promise<Times>> => {
  await page.evaluate((title) => {
    const times: Partial<Times> = {}
    const { navigation } = window as unknown as { navigation: EventTarget }
    Object.assign(window, { leavingTimes: times })
    const look = () => {
      const toasts = [...document.querySelectorAll('li[data-state]')]
      if (toasts.some((toast) => toast.textContent?.includes(title))) times.shownAt ??= Date.now()
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
    navigation.addEventListener('navigate', (event) => {
      const { url } = (event as Event & { destination: { url: string } }).destination
      if (new URL(url).pathname === '/api/login') times.leftAt ??= Date.now()
    })
  }, title)
  return () =>
    page.evaluate(() => ({
      now: Date.now(),
      ...(window as unknown as { leavingTimes: Partial<Times> }).leavingTimes,
    }))
}

/**
 * `act` ends the session and makes the page notice; time stands still by then, so that no refresh that is due notices it
 * first. Says so, and leaves to sign in exactly `delay` ms later, by the page's clock, which was installed before.
 */
export const expectSignInAfter = async (
  page: Page,
  delay: number,
  act: () => Promise<void>,
): Promise<void> => {
  await stopTime(page)
  const times = await recordTimes(page)
  await act()
  const shown = async () => {
    await page.clock.runFor(50)
    return (await times()).shownAt
  }
  await expect.poll(shown).toBeDefined()
  await expectToast(page, title, 'You are logged out. Logging in again...')

  const { shownAt = Number.NaN, now } = await times()
  await page.clock.runFor(shownAt + delay - 1 - now)
  expect(await times()).toEqual({ shownAt, now: shownAt + delay - 1 })
  await page.clock.runFor(1)
  expect((await times()).leftAt).toBe(shownAt + delay)
}
