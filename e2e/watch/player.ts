import { expect, type Page } from '@playwright/test'
import { openVideos } from '../videos/open-videos.ts'

export const videoTime = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

export const isPaused = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

export const playsPast = (page: Page, seconds: number, timeout = 30_000): Promise<void> =>
  expect.poll(() => videoTime(page), { timeout }).toBeGreaterThan(seconds)

/** Pauses, seeks to a time, and waits until the seek is done. */
export const restAt = (page: Page, seconds: number): Promise<void> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement, at) => {
    video.pause()
    const there = new Promise((done) => video.addEventListener('seeked', done, { once: true }))
    video.currentTime = at
    await there
  }, seconds)

export const openVideo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await openVideos(page)
  await page.getByRole('button', { name: /^(Play the video of|เล่นวิดีโอ)/ }).click()
  await playsPast(page, 0)
}

/** The lines of the caption over the video. */
export const captionLines = (page: Page): Promise<string[]> =>
  page.locator('.video-captions p span').allTextContents()

export const menuButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) })

/** Opens a menu of the player and chooses an entry. */
export const choose = async (page: Page, menu: string, entry: string): Promise<void> => {
  await page.mouse.move(300, 300)
  await menuButton(page, menu).click()
  await page.getByRole('menuitemradio', { name: entry }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}
