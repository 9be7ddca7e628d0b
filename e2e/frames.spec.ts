import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import type { PictureFit } from '@voxdeck/core/video-settings'
import { holdBack } from './network.ts'
import { note } from './product.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { downloadVideo, generateVideo, makeProject } from './video/await-video.ts'
import { makeFlatSlides } from './video/flat-slides.ts'
import { probeVideo } from './video/probe-video.ts'
import { proveFormat } from './video/prove-video.ts'
import { readPixels } from './video/read-pixels.ts'
import { expectSaved } from './writing/open-project.ts'

/** Drawn width divided by drawn height. */
const shapeOf = async (element: Locator): Promise<number> => {
  const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 1 }
  return width / height
}

/** A listbox takes keys only once its selected option has the focus. */
const chooseNext = async (page: Page, chosen: string, next: string) => {
  await expect(page.getByRole('option', { name: chosen })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: next })).toBeFocused()
  await page.keyboard.press('Enter')
}

const distance = (shown: number[], wanted: readonly number[]) =>
  Math.max(...wanted.map((value, channel) => Math.abs(value - (shown[channel] ?? 0))))

test('V8 V9 V11 shape and fit are chosen with the keyboard and seen at once: poster, slides, presentation', async ({
  world,
  visit,
}) => {
  const slides = await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-frames-')))
  const { id } = await makeProject(world.writing, 'Frames', slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  const poster = page.getByRole('img', { name: /^Slide 1:/ })
  const slide = page.getByRole('img', { name: 'flat-1.png', exact: true }).first()
  const frameOf = (picture: Locator) =>
    picture.locator('xpath=ancestor::*[@data-fit or contains(@class,"frame")][1]')
  const backdrop = (picture: Locator) => frameOf(picture).locator('[aria-hidden] img')
  await expect.poll(() => shapeOf(frameOf(poster))).toBeCloseTo(16 / 9, 1)
  await expect(backdrop(poster)).toHaveCount(0)

  const shape = page.getByRole('combobox', { name: 'Frame' })
  await shape.press('Enter')
  await expect(page.getByRole('option')).toHaveText(['Wide 16:9', 'Upright 9:16', 'Square 1:1'])
  await chooseNext(page, 'Wide 16:9', 'Upright 9:16')
  await expect(shape).toHaveText('Upright 9:16')
  for (const picture of [poster, slide]) {
    await expect.poll(() => shapeOf(frameOf(picture))).toBeCloseTo(9 / 16, 1)
    await expect(backdrop(picture)).toBeVisible()
    await expect(picture).toHaveCSS('object-fit', 'contain')
  }
  const resolution = page.getByRole('combobox', { name: 'Resolution' })
  await resolution.press('Enter')
  await expect(page.getByRole('option')).toHaveText([
    '720p (720x1280)',
    '1080p (1080x1920)',
    '4k (2160x3840)',
  ])
  await page.keyboard.press('Escape')
  await expect(resolution).toBeFocused()

  const fit = page.getByRole('combobox', { name: 'Pictures' })
  await fit.press('Enter')
  const fits = ['Whole, on a blur', 'Whole, on its edge', 'Whole, on a colour', 'Fill the frame'] as const
  await expect(page.getByRole('option')).toHaveText([...fits])
  await chooseNext(page, fits[0], fits[1])
  // The border of the slides is cream.
  const colourOf = (picture: Locator) =>
    frameOf(picture).evaluate(
      (frame) => getComputedStyle(frame).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
    )
  for (const picture of [poster, slide])
    await expect.poll(async () => distance(await colourOf(picture), [244, 239, 230])).toBeLessThanOrEqual(3)
  await fit.press('Enter')
  await chooseNext(page, fits[1], fits[2])
  await page.getByLabel('Colour beside pictures').fill('#2d6e9b')
  for (const picture of [poster, slide]) {
    await expect(backdrop(picture)).toHaveCount(0)
    await expect(frameOf(picture)).toHaveCSS('background-color', 'rgb(45, 110, 155)')
    await expect(picture).toHaveCSS('object-fit', 'contain')
  }
  await expectSaved(page)
  const { videoSettings: coloured } = await world.writing.call(getProject, { params: { id } })
  expect(coloured).toMatchObject({ pictureFit: '#2d6e9b' })
  await fit.press('Enter')
  await chooseNext(page, fits[2], fits[3])
  for (const picture of [poster, slide]) {
    await expect(backdrop(picture)).toHaveCount(0)
    await expect(picture).toHaveCSS('object-fit', 'cover')
  }
  await page.getByRole('button', { name: 'Save Settings' }).press('Enter')
  await expectToast(page, 'Settings Saved', 'Your video settings have been saved successfully.')
  const { videoSettings } = await world.writing.call(getProject, { params: { id } })
  expect(videoSettings).toMatchObject({ shape: '9:16', pictureFit: 'cover' })

  // The narration request is held, so the first slide waits while the test looks.
  await holdBack(page, '**/api/tts/preview')
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  const shown = page.getByRole('dialog').getByRole('img', { name: 'flat-1.png' })
  await expect.poll(() => shapeOf(frameOf(shown))).toBeCloseTo(9 / 16, 1)
  await expect(shown).toHaveCSS('object-fit', 'cover')
})

test.describe('the video has the shape and fit of its project', () => {
  const makeVideo = async (
    client: Parameters<typeof makeProject>[0],
    frame: { shape: '9:16' | '1:1'; pictureFit: PictureFit },
  ) => {
    const slides = (await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-frames-')))).slice(0, 2)
    const settings = { ...quickSettings, transition: 'fade', ...frame } as const
    const { id } = await makeProject(client, `Frame ${frame.shape}`, slides, settings)
    const video = await generateVideo(client, id)
    expect(video).toMatchObject({ status: 'completed', resolution: '720p', failure: null })
    const file = await downloadVideo(client, video)
    await proveFormat({ file, video, slides, wordsPerMinute: settings.speakingSpeed, note })
    const { video: stream } = await probeVideo(file)
    const { width, height } = stream
    const pixelAt = await readPixels(file, 1, { width: Number(width), height: Number(height) })
    return { id, size: [width, height], pixelAt, colour: slides[0]?.colour ?? [0, 0, 0] }
  }

  test('V8 V9 V11 9:16, pictures whole on their blur; the player has its shape', async ({ world, visit }) => {
    const { id, size, pixelAt, colour } = await makeVideo(world.writing, {
      shape: '9:16',
      pictureFit: 'blur',
    })
    expect(size).toEqual([720, 1280])
    // The picture is 720 by 405 px in the middle, and whole: its cream border is visible on both sides.
    expect(distance(pixelAt(360, 640), colour)).toBeLessThanOrEqual(6)
    for (const x of [20, 700]) expect(distance(pixelAt(x, 640), [244, 239, 230])).toBeLessThanOrEqual(12)
    // Above and below is neither black nor the picture, but its blurred middle, darkened to 0.6.
    for (const y of [320, 960]) {
      const border = pixelAt(360, y)
      note('border', border.join(' '))
      expect(
        distance(
          border,
          colour.map((value) => value * 0.6),
        ),
      ).toBeLessThanOrEqual(10)
      expect(Math.max(...border)).toBeGreaterThan(60)
    }
    const page = await visit(world.writer)
    await page.goto(`${world.url}/projects/${id}`)
    await page.getByRole('button', { name: 'Play video' }).click()
    const player = page.locator('media-controller')
    await expect.poll(() => shapeOf(player)).toBeCloseTo(9 / 16, 2)
  })

  for (const [pictureFit, colour] of [
    ['edge', [244, 239, 230]],
    ['#2d6e9b', [45, 110, 155]],
  ] as const)
    test(`V9 1:1, pictures whole on ${pictureFit === 'edge' ? 'the colour of their edge' : 'an own colour'}`, async ({
      world,
    }) => {
      const { size, pixelAt, colour: middle } = await makeVideo(world.writing, { shape: '1:1', pictureFit })
      expect(size).toEqual([720, 720])
      expect(distance(pixelAt(360, 360), middle)).toBeLessThanOrEqual(6)
      for (const y of [20, 140, 580, 700]) expect(distance(pixelAt(360, y), colour)).toBeLessThanOrEqual(4)
    })

  test('V8 V9 1:1, pictures cover the frame without a border', async ({ world }) => {
    const { size, pixelAt, colour } = await makeVideo(world.writing, { shape: '1:1', pictureFit: 'cover' })
    expect(size).toEqual([720, 720])
    // The cream border remains above and below, and is cut off at the sides.
    for (const [x, y] of [
      [3, 360],
      [716, 360],
      [360, 360],
    ] as const)
      expect(distance(pixelAt(x, y), colour)).toBeLessThanOrEqual(6)
    for (const y of [10, 710]) expect(distance(pixelAt(360, y), [244, 239, 230])).toBeLessThanOrEqual(6)
  })
})
