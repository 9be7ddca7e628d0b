import type { Locator, Page } from '@playwright/test'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import sharp from 'sharp'
import { holdBack } from './network.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { makeProject } from './video/await-video.ts'

/** Whether the pixels at the left, right and lower edge of the page are light or dark. */
const edgesOf = async (page: Page) => {
  const picture = await page.screenshot({ animations: 'disabled' })
  const { width, height } = await sharp(picture).metadata()
  const middle = Math.round(height / 2)
  const places = [
    { left: 4, top: middle },
    { left: width - 12, top: middle },
    { left: 4, top: height - 12 },
  ]
  const lightness = async (place: { left: number; top: number }) => {
    const pixels = await sharp(picture)
      .extract({ ...place, width: 8, height: 8 })
      .greyscale()
      .raw()
      .toBuffer()
    if (pixels.every((value) => value < 40)) return 'dark'
    return pixels.every((value) => value > 200) ? 'light' : 'neither'
  }
  return Promise.all(places.map(lightness))
}

/** Seconds played without a break from the start; a seek would not count. */
const secondsPlayed = (video: Locator) =>
  video.evaluate(({ played }: HTMLVideoElement) =>
    played.length === 1 ? played.end(0) - played.start(0) : 0,
  )

test('P1 P2 P5 P6 without a video: the slide that is worked on, how long it would be, and nothing to play', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.empty}`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Add images to see preview')).toBeVisible()
  await expect(preview.getByText('0:45', { exact: true })).toBeVisible()
  await expect(preview.getByText('N/A', { exact: true })).toBeVisible()

  await page.goto(`${world.url}/projects/${world.projects.slides}`)
  await expect(preview.getByRole('img', { name: 'Slide 1: slide-1.png' })).toBeVisible()
  await expect(preview.getByText(/^~?(about )?\d:\d\d$/)).toBeVisible()
  await expect(preview.getByText('Duration:')).toBeVisible()
  await expect(preview.getByRole('definition').first()).toHaveText(/^(~about )?\d+ s$/)
  await expect(preview.getByText('Languages:')).toBeVisible()
  await expect(preview.getByText('1 available')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Play video' })).toBeDisabled()
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
    preview.getByText(`0:${String(Math.floor(seconds)).padStart(2, '0')}`, { exact: true }),
  ).toBeVisible()
  await expect(preview.getByText(`${Math.floor(seconds)} s`, { exact: true })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Download Video' })).toHaveAttribute('href', /download=true/)

  expect(await edgesOf(page)).toEqual(['light', 'light', 'light'])
  await expect(preview.getByRole('button', { name: 'Play video' })).toBeEnabled()
  await preview.getByRole('button', { name: 'Play video' }).click()
  const player = page.getByRole('dialog')
  await expect.poll(() => secondsPlayed(player.locator('video')), { timeout: 30_000 }).toBeGreaterThan(1.5)
  expect(await edgesOf(page)).toEqual(['dark', 'dark', 'dark'])
  await page.mouse.click(8, 450)
  await expect(player).toBeHidden()
})

const generateButton = (page: Page) =>
  page.getByRole('button', { name: /^(Generate Video|Generating\.\.\.)$/ })

const looks = { wide: {}, narrow: { width: 390, height: 844 } }

for (const [name, look] of Object.entries(looks))
  test(`P7 Generate Video is disabled without a script and without images, ${name}`, async ({
    world,
    visit,
  }) => {
    const silent = world.slides.map((slide) => ({ ...slide, script: '' }))
    const { id: withoutScript } = await makeProject(world.writing, 'Silent', silent, quickSettings)
    const { id: withoutImages } = await world.writing.call(createProject, { body: { title: 'Unseen' } })
    const englishScript = 'Nobody sees this.'
    await world.writing.call(updateProject, { params: { id: withoutImages }, body: { englishScript } })
    const page = await visit(world.writer, look)

    await page.goto(`${world.url}/projects/${withoutImages}`)
    await expect(page.getByRole('textbox', { name: 'English Script' })).toHaveValue(englishScript)
    await expect(generateButton(page)).toHaveText('Generate Video')
    await expect(generateButton(page)).toBeDisabled()
    await expect(page.getByText('Add at least one image first.')).toBeVisible()

    await page.goto(`${world.url}/projects/${withoutScript}`)
    const script = page.getByRole('textbox', { name: 'Script of slide 1', exact: true })
    await expect(script).toHaveValue('')
    await expect(generateButton(page)).toBeDisabled()
    await expect(page.getByText('Write a script first.')).toBeVisible()
    await script.fill('Somebody speaks.')
    await expect(generateButton(page)).toBeEnabled()
  })

for (const [name, look] of Object.entries(looks))
  test(`P7 Generate Video reads Generating... and is disabled while a video runs, ${name}`, async ({
    world,
    visit,
  }) => {
    const { db } = world.database
    const { id } = await makeProject(world.writing, 'Running', world.slides, quickSettings)
    const page = await visit(world.writer, look)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/generate-')) asked.push(request.url())
    })
    await page.goto(`${world.url}/projects/${id}`)
    await expect(generateButton(page)).toBeEnabled()
    const video = await beginTestVideo(db, id)
    await expect(generateButton(page)).toHaveText('Generating...')
    await expect(generateButton(page)).toBeDisabled()
    await page.reload()
    await expect(generateButton(page)).toHaveText('Generating...')
    await expect(generateButton(page)).toBeDisabled()
    // It keeps the focus of whoever pressed it by keyboard, and does nothing more.
    await generateButton(page).press('Enter')
    await endVideo(db, video, { status: 'cancelled' })
    await expect(generateButton(page)).toHaveText('Generate Video')
    await expect(generateButton(page)).toBeEnabled()
    expect(asked).toEqual([])
  })

test('P7 Generate Video reads Generating... while it is asked for', async ({ world, visit }) => {
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  const release = await holdBack(page, '**/generate-english-video')
  const button = generateButton(page)
  await button.click()
  await expect(button).toHaveText('Generating...')
  await expect(button).toBeDisabled()
  release()
  // The content is unchanged, so no new video is made.
  await expect(button).toHaveText('Generate Video')
})

const failedSteps = {
  en: [
    'Generating TTS audio (completed)Voice 2/2 · 1 reused',
    'Creating video timeline (completed)',
    'Rendering final video errorPictures 0/1',
    'Optimizing output (pending)',
  ],
  th: [
    'สร้างเสียงพูด (เสร็จแล้ว)เสียง 2/2 · ใช้ซ้ำ 1',
    'จัดไทม์ไลน์วิดีโอ (เสร็จแล้ว)',
    'เรนเดอร์วิดีโอ ผิดพลาดภาพ 0/1',
    'ปรับแต่งไฟล์ผลลัพธ์ (รอ)',
  ],
}

for (const language of ['en', 'th'] as const)
  test(`G2 G8 of a video that failed the step that failed is an error, those before it are completed, ${language}`, async ({
    world,
    visit,
  }) => {
    const page = await visit(world.owner, { language })
    await page.goto(`${world.url}/projects/${world.projects.failed}`)
    const panel = page.getByRole('region', { name: { en: 'Video generation', th: 'การสร้างวิดีโอ' }[language] })
    const steps = panel.getByRole('listitem')
    await expect(steps).toHaveText(failedSteps[language])
    await expect(panel.getByRole('alert')).toContainText(
      { en: 'Stopped at: Rendering final video', th: 'หยุดที่ขั้นตอน: เรนเดอร์วิดีโอ' }[language],
    )
    // In sight for everybody, not for screen readers alone.
    await expect(
      steps.nth(2).getByText({ en: 'error', th: 'ผิดพลาด' }[language], { exact: true }),
    ).toBeInViewport()
    await expect(panel.locator('[aria-current=step]')).toHaveCount(0)
    await expect(panel.getByRole('progressbar')).toHaveCount(0)
  })
