import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { uploadImage } from '@voxdeck/contracts/images/upload-image'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { ada } from '@voxdeck/dev/identity-provider/people'
import sharp from 'sharp'
import { generateFilm, makeProject } from './film/await-film.ts'
import { makeFlatSlides } from './film/flat-slides.ts'
import type { TestSlide } from './film/test-slides.ts'
import { clientFor, note, productUrl, signInThroughPage } from './product.ts'

const settings = { speakingSpeed: 150, resolution: '720p', transition: 'fade' } as const
const frame = 1 / 30

test.describe('Timing Control', () => {
  let client: Client
  let slides: TestSlide[]
  let id: string
  test.beforeAll(async () => {
    client = await clientFor(ada)
    slides = await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))
  })
  test.beforeEach(async ({ page }) => {
    id = (await makeProject(client, 'Timing', slides, settings)).id
    await signInThroughPage(page, ada)
  })

  const read = () => client.call(getProject, { params: { id } })
  const manuals = async () => (await read()).images.map(({ manualDuration }) => manualDuration)
  const setBars = (seconds: (number | null)[]) =>
    read().then(({ images }) =>
      client.call(updateProject, {
        params: { id },
        body: {
          slideTimings: images.map((image, index) => ({
            imageId: image.id,
            manualDuration: seconds[index] ?? null,
          })),
        },
      }),
    )
  const open = async (page: Page, projectId = id) => {
    await page.goto(`${productUrl()}/projects/${projectId}`)
    await page.getByRole('tab', { name: 'Timing Control' }).click()
  }
  /** Ten seconds each: nothing overruns, and a second is a round number of pixels to pull. */
  const openTens = async (page: Page) => {
    await setBars([10, 10, 10, 10, 10])
    await open(page)
    await expect.poll(() => shown(page)).toEqual([10, 10, 10, 10, 10])
  }

  const fields = (page: Page) => page.getByRole('list', { name: 'All slides' }).getByRole('spinbutton')
  const shown = (page: Page) =>
    fields(page).evaluateAll((inputs) => inputs.map((input) => Number((input as HTMLInputElement).value)))
  const grip = (page: Page, name: 'Start' | 'Position' | 'End', number: number) =>
    page.getByRole('slider', { name: `${name} of slide ${number}`, exact: true })
  const bar = (page: Page, number: number) =>
    page.getByRole('group', { name: `Slide ${number}`, exact: true })
  const total = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+:\d\d\.\d$/ })
  const boxOf = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const pixelsPerSecond = async (page: Page) =>
    (await boxOf(bar(page, 1))).width / ((await shown(page))[0] ?? 1)

  const takeHold = async (page: Page, hold: Locator) => {
    const { x, y, width, height } = await boxOf(hold)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const pull = async (page: Page, hold: Locator, seconds: number) => {
    const scale = await pixelsPerSecond(page)
    const from = await takeHold(page, hold)
    await page.mouse.move(from.x + (seconds * scale) / 2, from.y, { steps: 3 })
    await page.mouse.move(from.x + seconds * scale, from.y, { steps: 3 })
    await page.mouse.up()
  }
  /** A key that is held repeats faster than a test can press it from outside. */
  const holdKey = (page: Page, key: string, times: number, more: { shiftKey?: boolean } = {}) =>
    page.evaluate(
      async ([name, count, init]) => {
        for (let press = 0; press < count; press++) {
          const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })
          document.activeElement?.dispatchEvent(event)
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
      [key, times, more] as const,
    )
  const saved = (page: Page, title = 'Timing Updated') =>
    expect(page.getByText(title, { exact: true })).toBeVisible()
  const closeTo = (found: readonly (number | null)[], wanted: readonly number[]) => {
    expect(found).toHaveLength(wanted.length)
    for (const [index, seconds] of wanted.entries())
      expect(Math.abs((found[index] ?? 0) - seconds), `slide ${index + 1}: ${found.join(' ')}`).toBeLessThan(
        0.15,
      )
  }

  test('M1 without slides there is nothing to time, and it says so', async ({ page }) => {
    const empty = await client.call(createProject, { body: { title: 'Empty' } })
    await open(page, empty.id)
    await expect(page.getByText('Upload images first to configure timing')).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })

  test('M2 M10 bars touch from 0 to the total, under a ruler with a tick every 10 s', async ({ page }) => {
    await openTens(page)
    const boxes = []
    for (let number = 1; number <= 5; number++) boxes.push(await boxOf(bar(page, number)))
    const track = await boxOf(page.getByRole('region', { name: 'Timeline of the slides' }))
    expect(Math.abs((boxes[0]?.x ?? 0) - track.x - 4)).toBeLessThan(1)
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index] ?? box
      expect(Math.abs(box.x - before.x - before.width)).toBeLessThan(0.5)
    }
    await expect(total(page)).toHaveText('0:50.0')

    const path = (await page.getByTestId('ruler-ticks').getAttribute('d')) ?? ''
    const ticks = [...path.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))
    const scale = await pixelsPerSecond(page)
    expect(ticks).toHaveLength(6)
    for (const [index, x] of ticks.entries()) expect(Math.abs(x - 0.5 - index * 10 * scale)).toBeLessThan(0.2)
    await expect(page.getByTestId('ruler-label')).toHaveText(['0:00', '0:10', '0:20', '0:30', '0:40'])
  })

  test('M3 M8 a start, an end and a body move their boundaries, and what is let go is saved', async ({
    page,
  }) => {
    await openTens(page)
    await pull(page, grip(page, 'Start', 2), 2)
    await saved(page)
    closeTo(await manuals(), [12, 8, 10, 10, 10])
    await pull(page, grip(page, 'End', 3), -3)
    await expect.poll(async () => (await manuals())[2]).toBeLessThan(8)
    closeTo(await manuals(), [12, 8, 7, 13, 10])
    await pull(page, grip(page, 'Position', 4), -2)
    await expect.poll(async () => (await manuals())[4]).toBeGreaterThan(11)
    closeTo(await manuals(), [12, 8, 5, 13, 12])
    closeTo(await shown(page), [12, 8, 5, 13, 12])
    await expect(total(page)).toHaveText('0:50.0')
    // Bars lie on frames.
    for (const seconds of await manuals())
      expect(Math.abs((seconds ?? 0) / frame - Math.round((seconds ?? 0) / frame))).toBeLessThan(1e-6)
    await page.reload()
    await page.getByRole('tab', { name: 'Timing Control' }).click()
    await expect.poll(() => shown(page)).toHaveLength(5)
    closeTo(await shown(page), [12, 8, 5, 13, 12])
  })

  test('M3 the body of the first slide moves its end, for the film starts at 0', async ({ page }) => {
    await openTens(page)
    await pull(page, grip(page, 'Position', 1), 3)
    await saved(page)
    closeTo(await manuals(), [13, 7, 10, 10, 10])
    await expect(grip(page, 'Start', 1)).toHaveCount(0)
  })

  test('M4 the last end changes the total, and so does the body of the last slide', async ({ page }) => {
    await openTens(page)
    await pull(page, grip(page, 'End', 5), -4)
    await saved(page)
    closeTo(await manuals(), [10, 10, 10, 10, 6])
    await expect(total(page)).toHaveText(/^0:4[56]\.\d$/)
    await pull(page, grip(page, 'Position', 5), -2)
    await expect.poll(async () => (await manuals())[3]).toBeLessThan(9)
    closeTo(await manuals(), [10, 10, 10, 8, 6])
  })

  test('M5 no pull leaves a slide less than a second', async ({ page }) => {
    await openTens(page)
    await pull(page, grip(page, 'End', 2), -25)
    await saved(page)
    closeTo(await manuals(), [10, 1, 19, 10, 10])
    await pull(page, grip(page, 'Start', 5), 25)
    await expect.poll(async () => (await manuals())[4]).toBe(1)
    closeTo(await manuals(), [10, 1, 19, 19, 1])
  })

  test('M6 M7 a typed length changes that slide, and those behind it move', async ({ page }) => {
    await openTens(page)
    const third = fields(page).nth(2)
    await expect(third).toHaveAttribute('min', '1')
    await expect(third).toHaveAttribute('step', '0.1')
    await third.fill('4.5')
    await third.press('Enter')
    await saved(page)
    expect(await manuals()).toEqual([10, 10, 4.5, 10, 10])
    await expect(total(page)).toHaveText('0:44.5')
    await expect(grip(page, 'Position', 4)).toHaveAttribute('aria-valuenow', '24.5')

    for (const wrong of ['0.9', '3601', '']) {
      await third.fill(wrong)
      await expect(page.getByRole('alert').filter({ hasText: 'From 1 to 3600 seconds' })).toBeVisible()
    }
    await third.blur()
    await expect(third).toHaveValue('4.5')
    expect(await manuals()).toEqual([10, 10, 4.5, 10, 10])

    // The selected slide has the same field, and can have its own length back.
    const selected = page.getByRole('region', { name: 'Selected slide' })
    await expect(selected.getByRole('spinbutton')).toHaveValue('4.5')
    await selected.getByRole('button', { name: 'Auto' }).click()
    await expect.poll(manuals).toEqual([10, 10, null, 10, 10])
    await expect(selected.getByRole('button', { name: 'Auto' })).toBeDisabled()
  })

  test('M9 reset gives every slide its own length back', async ({ page }) => {
    await openTens(page)
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await saved(page, 'Timing Reset')
    expect(await manuals()).toEqual([null, null, null, null, null])
    const { images } = await read()
    closeTo(
      await shown(page),
      images.map(({ startTime, endTime }) => endTime - startTime),
    )
    await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled()
  })

  test('M13 a bar shorter than its narration shows the overrun, and the next begins after it', async ({
    page,
  }) => {
    await openTens(page)
    const { slideScripts, videoSettings } = await read()
    const words = slideScripts[1]?.wordCount ?? 0
    const needed = Math.ceil((0.25 + (words / videoSettings.speakingSpeed) * 60) / frame) * frame
    await fields(page).nth(1).fill('1')
    await fields(page).nth(1).press('Enter')
    await saved(page)
    const text = `0:0${(needed - 1).toFixed(1)} longer than the bar`
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Selected slide' }).getByText(text)).toBeVisible()
    const { images } = await read()
    expect(images[1]?.manualDuration).toBe(1)
    expect(images[2]?.startTime).toBeCloseTo(10 + needed, 5)

    const scale = (await boxOf(bar(page, 1))).width / 10
    const overrun = await boxOf(page.getByTestId('overrun 2'))
    const second = await boxOf(bar(page, 2))
    const third = await boxOf(bar(page, 3))
    expect(Math.abs(second.width - needed * scale)).toBeLessThan(1)
    expect(Math.abs(overrun.width - (needed - 1) * scale)).toBeLessThan(2)
    expect(Math.abs(third.x - second.x - second.width)).toBeLessThan(0.5)
  })

  test('M15 every pull has its keys, and keys that repeat are saved once', async ({ page }) => {
    await openTens(page)
    const saves: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.postData() ?? ''))
    await grip(page, 'Position', 1).focus()
    await page.keyboard.press('PageDown')
    await expect(grip(page, 'Position', 2)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(grip(page, 'Start', 2)).toBeFocused()
    await holdKey(page, 'ArrowRight', 10)
    await holdKey(page, 'ArrowRight', 1, { shiftKey: true })
    await expect.poll(manuals).toEqual([12, 8, 10, 10, 10])
    await saved(page)
    expect(saves.length).toBeLessThanOrEqual(2)

    await page.keyboard.press('Tab')
    await expect(grip(page, 'End', 2)).toBeFocused()
    await page.keyboard.press('Home')
    await expect.poll(manuals).toEqual([12, 1, 17, 10, 10])
    await expect(grip(page, 'End', 2)).toHaveAttribute('aria-valuenow', '13')
    await expect(grip(page, 'End', 2)).toHaveAttribute('aria-valuetext', '0:13.0, slide 2 lasts 1.0 s')
    await page.keyboard.press('End')
    await expect.poll(manuals).toEqual([12, 17, 1, 10, 10])

    await grip(page, 'Position', 4).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(manuals).toEqual([12, 17, 1, 10, 10])
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(manuals).toEqual([12, 17, 2, 10, 9])
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(grip(page, 'End', 5)).toBeFocused()
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(manuals).toEqual([12, 17, 2, 10, 10])
  })

  test('M18 what cannot be saved goes back, and says so', async ({ page, context }) => {
    await openTens(page)
    await context.setOffline(true)
    await pull(page, grip(page, 'End', 1), 3)
    await expect(page.getByText('Failed to save project', { exact: true })).toBeVisible()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect.poll(() => shown(page)).toEqual([10, 10, 10, 10, 10])
    await context.setOffline(false)
    expect(await manuals()).toEqual([10, 10, 10, 10, 10])
    await pull(page, grip(page, 'End', 1), 3)
    await saved(page)
    closeTo(await manuals(), [13, 7, 10, 10, 10])
  })

  test('M3 Escape puts a bar back while it is held', async ({ page }) => {
    await openTens(page)
    const scale = await pixelsPerSecond(page)
    const from = await takeHold(page, grip(page, 'End', 1))
    await page.mouse.move(from.x + 3 * scale, from.y, { steps: 4 })
    await expect.poll(async () => (await shown(page))[0]).toBeGreaterThan(12)
    await page.keyboard.press('Escape')
    await expect.poll(() => shown(page)).toEqual([10, 10, 10, 10, 10])
    await page.mouse.up()
    expect(await manuals()).toEqual([10, 10, 10, 10, 10])
  })

  test('M17 M19 once it is spoken a bar shows its waveform and its measured length', async ({ page }) => {
    await open(page)
    await expect(page.getByText(/^Narration about /)).toBeVisible()
    await expect(bar(page, 1).locator('svg')).toHaveCount(0)
    const before = await shown(page)
    expect((await generateFilm(client, id)).status).toBe('completed')
    await expect(page.getByText(/^Narration \d/)).toBeVisible()
    for (let number = 1; number <= 5; number++)
      await expect(bar(page, number).locator('svg path').last()).toHaveAttribute('d', /^M.*v/)
    const { images, slideScripts } = await read()
    await expect.poll(() => shown(page)).not.toEqual(before)
    for (const [index, { narration }] of slideScripts.entries()) {
      const { startTime = 0, endTime = 0 } = images[index] ?? {}
      expect(Math.abs(endTime - startTime - 2 - (narration?.seconds ?? 0))).toBeLessThanOrEqual(frame)
      expect(Math.max(...(narration?.peaks ?? []))).toBeGreaterThan(30)
      note(`peaks of slide ${index + 1}`, `${narration?.peaks.length} in ${narration?.seconds.toFixed(2)} s`)
    }
  })
})

test.describe('Timing Control of a long film', () => {
  test('M2 M10 M15 200 slides and two hours stay light and within reach', async ({ page }) => {
    const client = await clientFor(ada)
    const { id } = await client.call(createProject, { body: { title: 'Two hours' } })
    const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#357' } })
      .png()
      .toBuffer()
    const file = new Blob([new Uint8Array(picture)])
    for (let batch = 0; batch < 50; batch++)
      await Promise.all(
        [1, 2, 3, 4].map((number) =>
          client.call(uploadImage, {
            params: { id },
            file,
            filename: `slide ${batch * 4 + number}.png`,
            fields: {},
          }),
        ),
      )
    const { images } = await client.call(getProject, { params: { id } })
    const slideTimings = images.map((image) => ({ imageId: image.id, manualDuration: 36 }))
    await client.call(updateProject, { params: { id }, body: { slideTimings } })

    await signInThroughPage(page, ada)
    await page.goto(`${productUrl()}/projects/${id}`)
    await page.getByRole('tab', { name: 'Timing Control' }).click()
    await expect(page.getByText('120:00.0').first()).toBeVisible()
    const track = page.getByRole('region', { name: 'Timeline of the slides' })
    const path = (await page.getByTestId('ruler-ticks').getAttribute('d')) ?? ''
    expect(path.match(/M/g)).toHaveLength(721)
    const labels = await page.getByTestId('ruler-label').evaluateAll((spans) =>
      spans.map((span) => {
        const { left, right } = span.getBoundingClientRect()
        return { left, right }
      }),
    )
    for (const [index, label] of labels.slice(1).entries())
      expect(label.left).toBeGreaterThan(labels[index]?.right ?? 0)
    const nodes = () => track.evaluate((element) => element.querySelectorAll('*').length)
    note('elements in the track, all slides in view', await nodes())

    for (let step = 0; step < 8; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
    note('elements in the track, zoomed in', await nodes())
    expect(await track.getByRole('group').count()).toBeLessThan(60)
    expect(await page.getByRole('list', { name: 'All slides' }).getByRole('listitem').count()).toBeLessThan(
      40,
    )

    // By keys through slides that were not drawn, and one that is pulled far from the start.
    const body = (number: number) =>
      page.getByRole('slider', { name: `Position of slide ${number}`, exact: true })
    await body(1).focus()
    for (let number = 2; number <= 30; number++) await page.keyboard.press('PageDown')
    await expect(body(30)).toBeFocused()
    await expect(body(30)).toBeInViewport()
    const end = page.getByRole('slider', { name: 'End of slide 30', exact: true })
    const box = (await end.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + 12, box.y + 40)
    await page.mouse.down()
    const started = Date.now()
    for (let move = 1; move <= 20; move++) await page.mouse.move(box.x + 12 + move * 3, box.y + 40)
    note('milliseconds a move', ((Date.now() - started) / 20).toFixed(1))
    await page.mouse.up()
    await expect(page.getByText('Timing Updated', { exact: true })).toBeVisible()
    const after = await client.call(getProject, { params: { id } })
    expect(after.images[29]?.manualDuration).toBeGreaterThan(36)
    expect(after.images.at(-1)?.endTime).toBeCloseTo(7200, 3)
    await page.getByRole('button', { name: 'Fit all slides' }).click()
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  })
})

test.describe('Timing Control on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('M3 M15 a finger pulls a boundary', async ({ page }) => {
    const client = await clientFor(ada)
    const slides = await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))
    const { id, images } = await makeProject(client, 'Touched', slides.slice(0, 3), settings)
    await client.call(updateProject, {
      params: { id },
      body: { slideTimings: images.map((image) => ({ imageId: image.id, manualDuration: 10 })) },
    })
    await signInThroughPage(page, ada)
    await page.goto(`${productUrl()}/projects/${id}`)
    await page.getByRole('tab', { name: 'Timing Control' }).tap()
    await page.getByRole('slider', { name: 'Position of slide 2' }).tap()
    const grip = page.getByRole('slider', { name: 'End of slide 2' })
    await grip.scrollIntoViewIfNeeded()
    const box = await grip.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    const touch = await page.context().newCDPSession(page)
    const at = { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 30 }
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: at.y }],
      })
    await send('touchStart', at.x)
    for (const by of [8, 16, 24, 32]) await send('touchMove', at.x + by)
    await send('touchEnd', at.x + 32)
    await expect(page.getByText('Timing Updated', { exact: true })).toBeVisible()
    const found = (await client.call(getProject, { params: { id } })).images.map(
      (image) => image.manualDuration ?? 0,
    )
    expect(found[0]).toBe(10)
    expect(found[1]).toBeGreaterThan(12)
    expect((found[1] ?? 0) + (found[2] ?? 0)).toBeCloseTo(20, 5)
  })
})
