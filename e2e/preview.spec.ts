import { getProject } from '@voxdeck/contracts/projects/get-project'
import { holdBack } from './network.ts'
import { expect, test } from './quality/fixtures.ts'

test('P1 P5 P6 P7 without a video: the first slide, 0:45, N/A, and no way to generate without script or images', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.empty}`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Add images to see preview')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Generate Video' })).toBeDisabled()

  await page.goto(`${world.url}/projects/${world.projects.slides}`)
  await expect(preview.getByRole('img', { name: 'First slide: slide-1.png' })).toBeVisible()
  await expect(preview.getByText('0:45', { exact: true })).toBeVisible()
  await expect(preview.getByText('Duration:')).toBeVisible()
  await expect(preview.getByText('N/A', { exact: true })).toBeVisible()
  await expect(preview.getByText('Languages:')).toBeVisible()
  await expect(preview.getByText('1 available')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Generate Video' })).toBeEnabled()
  await expect(preview.getByRole('link', { name: 'Download Video' })).toHaveCount(0)
})

test('P2 P3 P5 P6 P8 with a video: its length, a player that starts by itself, closed by its backdrop, a download', async ({
  world,
  visit,
}) => {
  const { videos } = await world.client.call(getProject, { params: { id: world.projects.video } })
  const seconds = videos[0]?.duration ?? 0
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(
    preview.getByText(`0:${String(Math.round(seconds)).padStart(2, '0')}`, { exact: true }),
  ).toBeVisible()
  await expect(preview.getByText(`${Math.round(seconds)} s`, { exact: true })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Download Video' })).toHaveAttribute('href', /download=true/)

  await preview.getByRole('button', { name: 'Play video' }).click()
  const player = page.getByRole('dialog')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), { timeout: 30_000 })
    .toBeGreaterThan(0)
  const room = await player.evaluate((element) => getComputedStyle(element).backgroundColor)
  const lightness = Number(/oklch\(([\d.]+)/.exec(room)?.[1])
  expect(lightness).toBeLessThan(0.2)
  await page.mouse.click(8, 450)
  await expect(player).toBeHidden()
})

test('P7 Generate Video reads Generating... while it is asked for', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  const release = await holdBack(page, '**/generate-english-video')
  const button = page.getByRole('button', { name: /^(Generate Video|Generating\.\.\.)$/ })
  await button.click()
  await expect(button).toHaveText('Generating...')
  await expect(button).toBeDisabled()
  release()
  // The content is unchanged, so no new video is made.
  await expect(button).toHaveText('Generate Video')
})
