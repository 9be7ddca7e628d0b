import { expect, type Page, test } from '@playwright/test'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { framesPerSecond, leadSeconds } from '@voxdeck/core/timeline/timing'
import { ada } from '@voxdeck/dev/identity-provider/people'
import fc from 'fast-check'
import { giveSounds } from './presentation/slide-sounds.ts'
import { note, sessionFor } from './product.ts'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { grip, openTiming, takeHold, total } from './timing/timing-page.ts'

/** How many drags; 200 in the full proof. */
const drags = Number(process.env.VOXDECK_EDGE_DRAGS ?? 25)
const seed = Number(process.env.VOXDECK_EDGE_SEED ?? 19)
const slideCount = 12
/** Each slide has a recording of so many seconds. */
const recorded = (number: number) => 2 + ((number * 7) % 5)
const wordsEnd = (seconds: number) => Math.ceil((leadSeconds + seconds) * framesPerSecond) / framesPerSecond

const openRecorded = async (page: Page) => {
  const { cookie, client } = await sessionFor(ada)
  const { id } = await client.call(createProject, { body: { title: 'Twelve recordings' } })
  for (let number = 1; number <= slideCount; number++)
    await client.call(addSlide, {
      params: { id },
      file: new Blob([new Uint8Array(await tinyPicture(number))]),
      filename: `slide ${String(number).padStart(2, '0')}.png`,
      fields: {},
    })
  const read = () => client.call(getProject, { params: { id } })
  const numbers = Array.from({ length: slideCount }, (_, index) => index + 1)
  await giveSounds(
    await read(),
    Object.fromEntries(numbers.map((number) => [number, { recording: recorded(number) }])),
  )
  await openTiming(page, { id, cookie })
  await expect(grip(page, 'Position', slideCount)).toBeVisible()
  return { read }
}

/** Where the bars stand in the page. */
const placesOf = (page: Page) =>
  page.getByRole('group', { name: /^Slide \d+$/ }).evaluateAll((bars) =>
    bars.map((bar) => {
      const { left, right } = bar.getBoundingClientRect()
      return { left, right }
    }),
  )
/** Of the page, since the server may not have the drag before yet. */
const secondsOf = async (page: Page) => {
  const [minutes = 0, seconds = 0] = (await total(page).innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

const anyDrag = fc.record({
  grip: fc.constantFrom('Start', 'Position', 'End'),
  number: fc.integer({ min: 1, max: slideCount }),
  seconds: fc.double({ min: -14, max: 14, noNaN: true }),
})

test('M22 whatever edge is dragged, no slide is shorter than its recording, and bars touch', async ({
  page,
}) => {
  test.setTimeout(60_000 + drags * 3000)
  const { read } = await openRecorded(page)
  let clamped = 0
  for (const { grip: name, number, seconds } of fc.sample(anyDrag, { numRuns: drags, seed })) {
    if (name === 'Start' && number === 1) continue
    // Edges of an unselected slide are drawn where it is wide enough.
    await grip(page, 'Position', number).focus()
    const before = await placesOf(page)
    const width = (before.at(-1)?.right ?? 0) - (before[0]?.left ?? 0)
    const scale = width / (await secondsOf(page))
    const from = await takeHold(page, grip(page, name as 'Start', number))
    await page.mouse.move(from.x + (seconds * scale) / 2, from.y, { steps: 2 })
    await page.mouse.move(from.x + seconds * scale, from.y, { steps: 2 })
    const held = await placesOf(page)
    await page.mouse.up()
    for (const [index, { left, right }] of held.entries()) {
      const what = `${name} of ${number} by ${seconds.toFixed(2)} s: slide ${index + 1}`
      if (index > 0) expect(Math.abs(left - (held[index - 1]?.right ?? 0)), what).toBeLessThan(0.5)
      expect((right - left) / scale, what).toBeGreaterThan(wordsEnd(recorded(index + 1)) - 1 / scale)
      if (Math.abs((right - left) / scale - wordsEnd(recorded(index + 1))) < 1 / scale) clamped += 1
    }
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  const { images } = await read()
  for (const [index, { startTime, endTime, manualDuration }] of images.entries()) {
    const least = wordsEnd(recorded(index + 1)) - 1e-6
    expect(endTime - startTime).toBeGreaterThanOrEqual(least)
    if (manualDuration !== null) expect(manualDuration).toBeGreaterThanOrEqual(least)
    expect(startTime).toBeCloseTo(images[index - 1]?.endTime ?? 0, 5)
  }
  note('drags', drags)
  note('times a slide was as short as its recording', clamped)
  expect(clamped).toBeGreaterThan(drags / 10)
})
