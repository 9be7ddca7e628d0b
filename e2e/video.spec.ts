import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { browserPath, exactColourArguments } from './browser.ts'
import { clientFor, note, signInThroughPage } from './product.ts'
import { takeDownload } from './take-download.ts'
import { findVideo, type ListedVideo } from './video/await-video.ts'
import { verifyVideo } from './video/prove-video.ts'
import { readFlatColours } from './video/read-flat-colours.ts'
import { decodeSmall, meanDifference, playToEnd, seekPictures } from './video/sought-pictures.ts'
import { makeTestSlides, type TestSlide } from './video/test-slides.ts'

test.describe.configure({ mode: 'serial' })

/** Records the progress bar's values in the page, so that none is missed. */
const recordPercents = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seenPercents: seen })
    const look = () => {
      for (const bar of document.querySelectorAll('[role=progressbar][aria-valuenow]')) {
        const value = Number(bar.getAttribute('aria-valuenow'))
        if (value !== seen.at(-1)) seen.push(value)
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

// The video's colours are read from the page, so they must be drawn exactly.
test.use({ launchOptions: { executablePath: browserPath, args: exactColourArguments } })

test.describe('a narrated video, from sign-in to download', () => {
  let slides: TestSlide[]
  let projectId: string
  let page: Page
  let downloaded: string

  test.beforeAll(async ({ browser }) => {
    slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
    page = await browser.newPage()
  })
  test.afterAll(() => page.close())

  test('sign in and start a project', async () => {
    await signInThroughPage(page, ada)
    await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible()
    await page
      .getByRole('button', { name: /New Project|Create Your First Project/ })
      .first()
      .click()
    await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/)
    projectId = page.url().split('/').at(-1) ?? ''
    await expect(page.getByRole('heading', { name: /^New Project - / })).toBeVisible()
  })

  test('upload five images, in their natural order', async () => {
    // Chosen out of order, as from a file dialog.
    const files = [slides[4], slides[1], slides[0], slides[3], slides[2]].map((slide) => slide?.path ?? '')
    await page.locator('input[type=file]').first().setInputFiles(files)
    await expect(page.getByText('Image Sequence (5 slides)')).toBeVisible({ timeout: 60_000 })
    const client = await clientFor(ada)
    const { images } = await client.call(getProject, { params: { id: projectId } })
    expect(images.map((image) => image.originalName)).toEqual(slides.map((slide) => slide.name))
  })

  test('write and save the scripts', async () => {
    for (const [index, { script }] of slides.entries())
      await page.getByRole('textbox', { name: `Script of slide ${index + 1}` }).fill(script)
    await page.getByRole('button', { name: 'Save Scripts' }).click()
    await expect(page.getByText('Scripts Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Script of slide 5' })).toHaveValue(
      slides[4]?.script ?? '',
    )
  })

  test('G3 G7 generate: progress rises, never falls, and ends', async () => {
    await recordPercents(page)
    const started = Date.now()
    await page.getByRole('button', { name: 'Generate Video' }).first().click()
    await expect(page.getByRole('button', { name: 'Generating...' }).first()).toBeVisible()
    await expect(page.getByText('English video generated successfully').first()).toBeVisible({
      timeout: 180_000,
    })
    note('video made in, seconds', ((Date.now() - started) / 1000).toFixed(1))
    const percents = await page.evaluate(() => (window as unknown as { seenPercents: number[] }).seenPercents)
    note('percents seen', percents.join(' '))
    expect(percents.length).toBeGreaterThan(4)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(percents.filter((percent) => percent > 95 && percent < 100)).toEqual([])
    expect(percents.at(-1)).toBe(100)
  })

  test('P2 the video plays in the page', async () => {
    await page.getByRole('button', { name: 'Play video' }).click()
    const video = page.locator('video')
    await expect(video).toBeVisible()
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(0.5)
    const before = await time()
    await expect.poll(time, { timeout: 10_000 }).toBeGreaterThan(before + 0.5)
    await page.keyboard.press('Escape')
    await expect(video).toBeHidden()
  })

  test('flat colours come back from the video in the browser', async () => {
    const video = await theVideo()
    const found = await readFlatColours(page, video)
    for (const [index, colour] of found.entries()) {
      const wanted = slides[index]?.colour ?? [0, 0, 0]
      const off = Math.max(...colour.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))))
      note(`colour ${wanted.join(',')} came back as`, `${colour.join(',')} (off by ${off})`)
      expect(off).toBeLessThanOrEqual(3)
    }
  })

  test('P8 download under the project’s name', async () => {
    const link = page.getByRole('link', { name: 'Download Video' }).first()
    const download = await takeDownload(page, () => link.click())
    expect(download.suggestedFilename()).toMatch(/^New Project - .*\.mp4$/)
    downloaded = join(await mkdtemp(join(tmpdir(), 'voxdeck-video-')), 'video.mp4')
    await download.saveAs(downloaded)
  })

  test('V6 the file is what was planned', async () => {
    await verifyVideo({ file: downloaded, video: await theVideo(), slides, wordsPerMinute: 150, note })
  })

  test('V6 the browser plays it to its end, and shows the right picture wherever it is sought', async () => {
    const { streamUrl, duration } = await theVideo()
    expect(await playToEnd(page, streamUrl ?? '')).toBeCloseTo(duration ?? 0, 1)
    const pictures = await decodeSmall(downloaded)
    const seeks = Number(process.env.VOXDECK_SEEKS ?? 40)
    // Spread over the video in no order: each seek is 0.618… of its length from the one before.
    const frames = Array.from({ length: seeks }, (_, seek) =>
      Math.floor((((seek * (Math.sqrt(5) - 1)) / 2) % 1) * pictures.length),
    )
    const shown = await seekPictures(page, streamUrl ?? '', frames)
    const off = shown.map((picture, index) =>
      meanDifference(picture, pictures[frames[index] ?? 0] ?? Buffer.alloc(0)),
    )
    note(`pictures at ${seeks} sought times, off of 255 at most`, Math.max(...off).toFixed(2))
    expect(Math.max(...off)).toBeLessThanOrEqual(2)
  })

  const theVideo = async (): Promise<ListedVideo> => {
    const client = await clientFor(ada)
    const project = await client.call(getProject, { params: { id: projectId } })
    return findVideo(client, projectId, project.videos[0]?.id ?? '')
  }
})
