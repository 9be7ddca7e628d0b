import { expect } from '@playwright/test'
import { type Place, recordButton, strip } from './voice.ts'

export const recordedSeconds = async (page: Place): Promise<number> =>
  Number(/0:(\d\d)/.exec((await strip(page).getByRole('timer').textContent()) ?? '')?.[1])

/** Waits for at least so many recorded seconds: a busy machine may not show each of them. */
export const expectRecorded = (page: Place, seconds: number): Promise<void> =>
  expect.poll(() => recordedSeconds(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(seconds)

export const beginNow = (page: Place): Promise<void> =>
  strip(page).getByRole('button', { name: 'Start now' }).click()

/** Records slide 1 for so many seconds, without waiting for the countdown. */
export const record = async (page: Place, seconds: number): Promise<void> => {
  await recordButton(page).click()
  await beginNow(page)
  await expectRecorded(page, seconds)
  await page.getByRole('button', { name: 'Stop recording slide 1' }).click()
}
