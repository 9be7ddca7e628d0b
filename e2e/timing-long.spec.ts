import { expect, test } from '@playwright/test'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { note, sessionFor } from './product.ts'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { boxOf, expectSaved, grip, openTiming } from './timing/timing-page.ts'

test('M2 M10 M15 200 slides and two hours stay light and within reach', async ({ page }) => {
  const { cookie, client } = await sessionFor(ada)
  const { id } = await client.call(createProject, { body: { title: 'Two hours' } })
  const file = new Blob([new Uint8Array(await tinyPicture(1))])
  for (let batch = 0; batch < 50; batch++)
    await Promise.all(
      [1, 2, 3, 4].map((number) =>
        client.call(addSlide, {
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

  await openTiming(page, { id, cookie })
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
  expect(await page.getByRole('list', { name: 'All slides' }).getByRole('listitem').count()).toBeLessThan(40)

  // PageDown through slides that were not rendered; then the end of a slide far from the start is dragged.
  const body = grip(page, 'Position', 30)
  await grip(page, 'Position', 1).focus()
  for (let number = 2; number <= 30; number++) await page.keyboard.press('PageDown')
  await expect(body).toBeFocused()
  await expect(body).toBeInViewport()
  const box = await boxOf(grip(page, 'End', 30))
  await page.mouse.move(box.x + 12, box.y + 40)
  await page.mouse.down()
  const started = Date.now()
  for (let move = 1; move <= 20; move++) await page.mouse.move(box.x + 12 + move * 3, box.y + 40)
  note('milliseconds a move', ((Date.now() - started) / 20).toFixed(1))
  await page.mouse.up()
  await expectSaved(page)
  const after = await client.call(getProject, { params: { id } })
  expect(after.images[29]?.manualDuration).toBeGreaterThan(36)
  expect(after.images.at(-1)?.endTime).toBeCloseTo(7200, 3)
  await page.getByRole('button', { name: 'Fit all slides' }).click()
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
})
