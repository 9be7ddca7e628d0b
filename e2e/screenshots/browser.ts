import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserPath, exactColourArguments } from '../browser.ts'
import { setSessionCookie } from '../session-cookie.ts'

export type Look = {
  language: 'en' | 'th'
  colours: 'light' | 'dark'
  width: number
  height: number
  scale?: number
  motion?: 'full' | 'reduced'
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath, args: exactColourArguments })

/** Opens a page with this look, signed in when a session cookie is given. */
export const openPage = async (
  browser: Browser,
  { language, colours, width, height, scale = 1, motion = 'reduced' }: Look,
  { url, cookie }: { url: string; cookie?: string | undefined },
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: colours,
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    locale: language === 'th' ? 'th-TH' : 'en-GB',
    timezoneId: 'UTC',
  })
  await context.addInitScript((chosen) => localStorage.setItem('voxdeck.language', chosen), language)
  if (cookie) await setSessionCookie(context, url, cookie)
  const page = await context.newPage()
  // Turns on the interception of file choosers long before one is opened: it takes a while on a busy machine.
  page.on('filechooser', () => {})
  return page
}

export const closePage = (page: Page): Promise<void> => page.context().close()

const wait = (milliseconds: number) =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(false), milliseconds))

/**
 * Waits for two animation frames: one to lay out what depends on measured sizes and media queries, one to draw it.
 * Once in a thousand times the headless browser draws none after a resize until a screenshot is taken.
 */
export const waitTwoFrames = async (page: Page): Promise<void> => {
  const drawn = page.evaluate(
    () =>
      new Promise<boolean>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )
  while (!(await Promise.race([drawn, wait(1000)])))
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
}

/** Waits until the pictures in view and the fonts are loaded and drawn. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    // A font starts to load with the layout that needs it; until then `ready` does not wait for it.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    const pictures = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})))
  })
  await waitTwoFrames(page)
}

export const shoot = async (page: Page, path: string, { fullPage = false } = {}): Promise<void> => {
  await settle(page)
  const png = await page.screenshot({ fullPage, animations: 'disabled' })
  await writeFile(path, await sharp(png).webp({ quality: 82, effort: 5 }).toBuffer())
}
