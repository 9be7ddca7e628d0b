import type { Page } from '@playwright/test'
import { liftByMouse } from './drag-slide.ts'
import { card } from './timeline-page.ts'

/** Frames drawn during a drag, their median length, and the main thread's work for each, in ms. */
export type MeasuredDrag = { frames: number; frameMs: number; workMs: number }

const collectFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { frameTimes: times })
    const look = (now: number) => {
      times.push(now)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const collectedFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const times = (window as unknown as { frameTimes: number[] }).frameTimes
    return times.slice(1).map((time, index) => time - (times[index] ?? time))
  })

const leastFrames = 60
const step = 6

/** Drags the first slide over the whole list to its end and drops it outside, so that nothing changes. */
export const measureDrag = async (page: Page): Promise<MeasuredDrag> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const workedSeconds = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const list = card(page).getByRole('list', { name: /^Image Sequence/ })
  await liftByMouse(page, 1)
  const area = await list.locator('..').boundingBox()
  if (!area) throw new Error('no list')
  const bottom = area.y + area.height - 16
  const workedBefore = await workedSeconds()
  await collectFrames(page)
  // Down to the lower edge, where a long list scrolls by itself, then up and down there until the list's end.
  let y = area.y + 20
  let by = step
  const isDone = () =>
    list.evaluate(({ parentElement: box }, least) => {
      const { frameTimes } = window as unknown as { frameTimes: number[] }
      return frameTimes.length > least && box && box.scrollTop + box.clientHeight >= box.scrollHeight - 1
    }, leastFrames)
  while (!(await isDone())) {
    if (y >= bottom) by = -step
    else if (y <= bottom - 60) by = step
    y += by
    await page.mouse.move(area.x + 300, y)
  }
  const frames = (await collectedFrames(page)).toSorted((a, b) => a - b)
  const worked = (await workedSeconds()) - workedBefore
  await page.mouse.move(area.x + 300, area.y - 60, { steps: 3 })
  await page.mouse.up()
  await cdp.detach()
  return {
    frames: frames.length,
    frameMs: frames[Math.floor(frames.length / 2)] ?? Number.NaN,
    workMs: (worked * 1000) / frames.length,
  }
}
