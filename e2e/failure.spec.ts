import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import sharp from 'sharp'
import { clientFor, openObjectStore, productUrl, signInThroughPage } from './product.ts'
import { expectToast } from './toast.ts'
import { generateVideo, makeProject } from './video/await-video.ts'
import { makeTestSlides } from './video/test-slides.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Video generation' })
const steps = (page: Page) => panel(page).getByRole('listitem')

test('G2 G8 a video that fails says where and what to do, and is made when the cause is gone', async ({
  page,
}) => {
  const slides = (await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))).slice(0, 2)
  const settings = { speakingSpeed: 200, resolution: '720p', transition: 'fade' } as const
  const client = await clientFor(ada)
  const project = await makeProject(client, 'A lost picture', slides, settings)
  // All that is said was said before, so speech is certain to be completed when the picture fails.
  expect((await generateVideo(client, project.id)).status).toBe('completed')
  // Random noise, so that the drawn picture is not cached: a cached one is never read from the object store again.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const unseen = { width: 1280, height: 720, channels: 3, background: 'white', noise } as const
  const picture = await client.call(replacePicture, {
    params: { projectId: project.id, imageId: project.images[1]?.id ?? '' },
    file: new Blob([new Uint8Array(await sharp({ create: unseen }).png().toBuffer())]),
    filename: 'noise.png',
    fields: {},
  })

  // The object store has lost the picture, which no retry can mend.
  const store = openObjectStore()
  const lost = objectKeys.picture(picture.filename)
  const { body } = await store.open(lost)
  const bytes = Buffer.concat(await body.toArray())
  await store.remove(lost)

  await signInThroughPage(page, ada)
  await page.goto(`${productUrl()}/projects/${project.id}`)
  await page.getByRole('button', { name: 'Update Video' }).click()
  // Check the toast first: it leaves, the notice stays.
  await expectToast(page, 'Error', 'Failed to generate video', { timeout: 120_000 })
  await expect(page.getByText('A picture could not be drawn into the video.').first()).toBeVisible()
  await expect(page.getByText('Stopped at: Rendering final video').first()).toBeVisible()
  await expect(steps(page)).toHaveText([
    /^Generating TTS audio \(completed\)/,
    // Laid out beside the rendering, so it may not be finished.
    /^Creating video timeline \((completed|pending)\)$/,
    /^Rendering final video error/,
    'Optimizing output (pending)',
  ])

  await store.put(lost, bytes, 'image/png')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('English video generated successfully').first()).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText('A picture could not be drawn into the video.')).toHaveCount(0)
  await expect(panel(page)).toHaveCount(0)
  store.close()
})
