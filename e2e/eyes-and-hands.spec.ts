import type { Locator, Page } from '@playwright/test'
import { productUrl } from './product.ts'
import { findCoveredStops } from './quality/find-covered-stops.ts'
import { findSmallTargets } from './quality/find-small-targets.ts'
import { expect, test } from './quality/fixtures.ts'
import { states } from './quality/states.ts'
import { quickSettings, type World } from './quality/world.ts'
import { settle } from './screenshots/browser.ts'
import { setSessionCookie } from './session-cookie.ts'
import { makeProject } from './video/await-video.ts'

const screens = ['dashboard', 'editor', 'language', 'timing', 'videos'] as const

const stateOf = (name: string) => {
  const state = states.find((one) => one.name === name)
  if (!state) throw new Error(`there is no state ${name}`)
  return state
}

/** Opens a state as the owner. */
const arrange = async (page: Page, world: World, name: string) => {
  const { before, path, arrange: prepare } = stateOf(name)
  await before?.(page)
  await page.goto(world.url + path(world.projects))
  await prepare(page)
  await settle(page)
}

/** How much of the window's height is covered by what stays in view while the page scrolls. */
const barsIn = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight / 2)
    const heights = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position } = getComputedStyle(element)
        const box = element.getBoundingClientRect()
        const isWide = box.width > innerWidth / 2 && box.height > 0
        return isWide && (position === 'fixed' || (position === 'sticky' && box.top <= 60 && box.top >= 0))
      })
      .map((element) => element.getBoundingClientRect().height)
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })

for (const name of screens)
  test(`K11 ${name}: enlarged to 200 % no focus stop is covered; to 400 % the text has the window`, async ({
    world,
    visit,
  }) => {
    const page = await visit(world.owner, { width: 640, height: 512 })
    await arrange(page, world, name)
    const { stops, covered } = await findCoveredStops(page)
    expect(stops).toBeGreaterThan(5)
    expect.soft(covered, 'covered at 200 %').toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    await settle(page)
    expect.soft(await barsIn(page), 'bars at 400 %').toBeLessThan(0.25)
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect.soft(isWider, 'scrolled sideways at 400 %').toBe(false)
    expect.soft((await findCoveredStops(page)).covered, 'covered at 400 %').toEqual([])
  })

test('K11 the dialog of languages: to 400 % its buttons leave the window to the list', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner, { width: 640, height: 512 })
  await arrange(page, world, 'video-languages')
  await page.setViewportSize({ width: 320, height: 256 })
  await settle(page)
  const actions = page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true })
  await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, 0))
  await expect(actions).not.toBeInViewport()
})

test.describe('coarse pointers', () => {
  const phone = { width: 390, height: 844 }
  for (const name of screens)
    test(`K13 ${name}: everything is large enough for a finger`, async ({ world, browser }) => {
      const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
      const page = await context.newPage()
      await setSessionCookie(context, productUrl(), world.owner.cookie)
      await arrange(page, world, name)
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
      const small = await findSmallTargets(page, 44)
      // The edges of a bar are as wide as the bars allow; lengths are set by buttons too.
      expect.soft(small.filter((target) => !target.includes('data-grip'))).toEqual([])
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect.soft(isWider, 'scrolled sideways').toBe(false)
      await context.close()
    })

  for (const name of ['dashboard', 'editor'] as const)
    test(`K13 ${name}: on the narrowest phone the top bar has room for who is there and the way out`, async ({
      world,
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      await setSessionCookie(context, productUrl(), world.owner.cookie)
      await arrange(page, world, name)
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect.soft(isWider, 'scrolled sideways').toBe(false)
      const bar = page.getByRole('banner')
      const out = await bar.getByRole('link', { name: 'Log out' }).boundingBox()
      expect((out?.x ?? 0) + (out?.width ?? 1000)).toBeLessThanOrEqual(360)
      // What stands at the start ends before what follows it begins; words for screen readers are one pixel wide.
      const [start, rest] = await bar.evaluate((header) => {
        const [first, second] = [...header.children]
        const ends = [...(first?.querySelectorAll('*') ?? [])]
          .map((element) => element.getBoundingClientRect())
          .flatMap(({ width, right }) => (width > 1 ? right : []))
        return [Math.max(...ends), second?.getBoundingClientRect().left ?? 0]
      })
      expect(start).toBeLessThanOrEqual(rest ?? 0)
      await context.close()
    })

  test('K13 a tap on a playing video shows its controls again', async ({ world, browser }) => {
    const context = await browser.newContext({
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await setSessionCookie(context, productUrl(), world.owner.cookie)
    await arrange(page, world, 'player')
    const player = page.locator('media-controller')
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.loop = true
    })
    await player.getByRole('button', { name: 'play' }).tap()
    for (const [x, y] of [
      [422, 195],
      [200, 60],
    ] as const) {
      await expect(player).toHaveAttribute('userinactive', { timeout: 10_000 })
      await page.touchscreen.tap(x, y)
      await expect(player).not.toHaveAttribute('userinactive')
      await expect(page.locator('.video-controls')).toHaveCSS('opacity', '1')
    }
    await context.close()
  })

  test('K13 a phone on its side shows a video in its whole height', async ({ world, visit }) => {
    const page = await visit(world.owner, { width: 844, height: 390 })
    await arrange(page, world, 'player')
    const box = await page.locator('.video-stage').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(380)
  })
})

const colourOf = (locator: Locator, property: 'backgroundColor' | 'color' | 'borderLeftColor') =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property)

test('K12 with forced colours what is chosen is told apart', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.emulateMedia({ forcedColors: 'active' })
  await arrange(page, world, 'editor')
  const tabs = page.getByRole('tab')
  const [chosen, other] = [
    tabs.and(page.locator('[aria-selected=true]')),
    tabs.and(page.locator('[aria-selected=false]')),
  ]
  expect(await colourOf(chosen.first(), 'backgroundColor')).not.toBe(
    await colourOf(other.first(), 'backgroundColor'),
  )
  // The row in use, and one that is not.
  const rows = page.locator('.border-l-transparent')
  await rows.first().locator('textarea').focus()
  const used = await colourOf(rows.first(), 'borderLeftColor')
  const unused = await colourOf(rows.nth(1), 'borderLeftColor')
  expect(used).not.toBe(unused)
  expect(unused).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
})

test('K12 with forced colours a box that is checked is not empty, and the player’s buttons are seen', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  await page.emulateMedia({ forcedColors: 'active' })
  await arrange(page, world, 'editor')
  const box = page.getByRole('checkbox', { name: 'Select slide 1' })
  const [empty, checked] = [await drawnBox(box, false), await drawnBox(box, true)]
  expect(checked.box).not.toBe(empty.box)
  expect(checked.tick).not.toBe(checked.box)
  await arrange(page, world, 'player')
  const button = page.locator('.video-controls button').first()
  const [red = 0, green = 0, blue = 0] = (await colourOf(button, 'color')).match(/[\d.]+/g)?.map(Number) ?? []
  // oklch: lightness first.
  const isLight = (await colourOf(button, 'color')).startsWith('oklch')
    ? red > 0.9
    : Math.min(red, green, blue) > 200
  expect(isLight).toBe(true)
})

/** The colour of the box as it is drawn, and of the tick over it. */
const drawnBox = async (box: Locator, isChecked: boolean) => {
  await box.setChecked(isChecked, { force: true })
  return box.evaluate((input) => ({
    box: getComputedStyle(input, '::before').backgroundColor,
    tick: getComputedStyle(input.nextElementSibling ?? input).color,
  }))
}

test('K14 somebody who types hears once that it is saved', async ({ world, visit }) => {
  const { id } = await makeProject(world.writing, 'Typed', world.slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await page.locator('textarea').first().waitFor()
  await page.evaluate(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    const regions = [...document.querySelectorAll('output, [aria-live]:not([aria-live=off]), [role=status]')]
    for (const region of regions)
      new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  const field = page.locator('textarea').first()
  await field.focus()
  await page.keyboard.press('Control+End')
  for (let letters = 0; letters < 24; letters += 1) {
    await page.keyboard.type('a')
    // A slow typist: several saves happen meanwhile.
    await page.waitForTimeout(250)
  }
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  await expect.poll(spoken, { timeout: 20_000 }).toContain('Saved')
  expect((await spoken()).filter((words) => /^(Saved|Saving)/.test(words))).toEqual(['Saved'])
})
