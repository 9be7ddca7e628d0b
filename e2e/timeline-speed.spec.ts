import { expect, test } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { median } from './median.ts'
import { clientFor, note, signInThroughPage } from './product.ts'
import { measureDrag } from './timeline/measure-drag.ts'
import { newTimeline, openTimeline, rows } from './timeline/timeline-page.ts'

const figures = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(' ')

/** The full measure takes 5 runs. */
const runs = Number(process.env.VOXDECK_DRAG_RUNS ?? 1)

/** Saves the reversed order and the original, twice; gives the milliseconds of each save. */
const timeOrders = async (client: Client, { id, images }: { id: string; images: { id: string }[] }) => {
  const took: number[] = []
  for (const ordered of [images.toReversed(), images, images.toReversed(), images]) {
    const slides = ordered.map((image, orderIndex) => ({ imageId: image.id, orderIndex }))
    const begun = performance.now()
    await client.call(reorderSlides, { params: { id }, body: { slides } })
    took.push(performance.now() - begun)
  }
  return took
}

test('T26 T27 dragging over 200 slides costs at most 1.5 times the frame time of dragging over 5', async ({
  page,
}) => {
  test.setTimeout(900_000)
  const client = await clientFor(ada)
  const sizes = [5, 200] as const
  const projects = { 5: await newTimeline(client, 5), 200: await newTimeline(client, 200) }
  const drags = { 5: [] as number[], 200: [] as number[] }
  const work = { 5: [] as number[], 200: [] as number[] }
  for (const size of sizes)
    note(`order of ${size} saved in, ms`, figures(await timeOrders(client, projects[size])))
  await signInThroughPage(page, ada)
  // In turns, so that other load of the machine falls on both.
  for (let run = 0; run < runs; run++)
    for (const size of sizes) {
      await openTimeline(page, projects[size].id, size)
      const { frames, frameMs, workMs } = await measureDrag(page)
      expect(frames).toBeGreaterThanOrEqual(60)
      expect(await rows(page).count()).toBeLessThan(30)
      drags[size].push(frameMs)
      work[size].push(workMs)
    }
  for (const size of sizes) {
    note(`frame time over ${size} slides, ms`, figures(drags[size]))
    note(`main-thread work per frame over ${size} slides, ms`, figures(work[size]))
  }
  const ratio = median(drags[200]) / median(drags[5])
  note('frame time over 200 slides to that over 5', ratio.toFixed(2))
  note('work per frame over 200 slides to that over 5', (median(work[200]) / median(work[5])).toFixed(2))
  expect(ratio).toBeLessThanOrEqual(1.5)
})
