import { mkdtemp, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { clipLimits } from '@voxdeck/contracts/clips/import-clip'
import { addButton, chooseClip, removeButton, replaceButton, rowOf, soundSwitch } from './clips/clip-row.ts'
import { breakConnection, limitUpload } from './network.ts'
import { whileWorkerPauses } from './paused-worker.ts'
import { dropFiles } from './timeline/drop-files.ts'
import { card } from './timeline/timeline-page.ts'
import { expectToast } from './toast.ts'
import { makeCounterClip } from './video/counter-clip.ts'
import { runProgram } from './video/run-program.ts'
import { openProject } from './writing/open-project.ts'

/** On a busy machine a clip waits in the queue before it is normalised. */
const patient = { timeout: 90_000 }

type Clip = Awaited<ReturnType<typeof makeCounterClip>>
let folder: string
let clip: Clip
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voxdeck-clips-'))
  clip = await makeCounterClip(folder)
})

const onlyMp4 = 'Only MP4 video files are supported. Please upload a valid .mp4 file.'
const named = (name: string, mimeType: string) => ({ name, mimeType, buffer: clip.buffer })

test('R6 R8 R15 R17 a video is chosen, shown, replaced by one that is dropped, and removed', async ({
  page,
}) => {
  const project = await openProject(page, { slides: 2 })
  const clipOf = async (slide: number) => (await project.read()).slideScripts[slide - 1]
  await chooseClip(page, addButton(page, 1), clip.path)
  await expectToast(page, 'Video Uploaded', 'counter.mp4 moves behind slide 1.', patient)

  const row = rowOf(page, 1)
  await expect(row.getByTitle('counter.mp4')).toBeVisible()
  await expect(row.getByText('0:02')).toBeVisible()
  // The pressed button is removed; the button in its place gets the focus.
  await expect(replaceButton(page, 1)).toBeFocused()
  await expect(card(page).getByRole('listitem').first().getByText('Video background')).toBeAttached()
  await expect(card(page).getByRole('listitem').nth(1).getByText('Video background')).toHaveCount(0)

  await expect(soundSwitch(page, 1)).not.toBeChecked()
  await soundSwitch(page, 1).click()
  await expect.poll(async () => (await clipOf(1))?.keepVideoSound).toBe(true)
  await expect(soundSwitch(page, 1)).toBeChecked()

  // Another clip, without sound, is dropped on the row.
  const silent = join(folder, 'silent.mp4')
  await runProgram('ffmpeg', ['-v', 'error', '-i', clip.path, '-an', '-c:v', 'copy', silent])
  await dropFiles(row, [{ name: 'silent.mp4', type: 'video/mp4', bytes: await readFile(silent) }])
  await expectToast(page, 'Video Uploaded', 'silent.mp4 moves behind slide 1.', patient)
  await expect(row.getByTitle('silent.mp4')).toBeVisible()
  await expect(soundSwitch(page, 1)).toHaveCount(0)
  expect(await clipOf(1)).toMatchObject({ videoHasSound: false, keepVideoSound: false })

  await removeButton(page, 1).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the video?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await removeButton(page, 1).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast(page, 'Video Removed', 'Slide 1 shows its picture again.')
  await expect(removeButton(page, 1)).toHaveCount(0)
  await expect(addButton(page, 1)).toBeVisible()
  expect(await clipOf(1)).toMatchObject({ videoUrl: null, videoFilename: null })
})

test('R17 the small video moves while it is pointed at, and by itself never when motion is reduced', async ({
  page,
}) => {
  await openProject(page, { slides: 1 })
  await chooseClip(page, addButton(page, 1), clip.path)
  await expectToast(page, 'Video Uploaded', undefined, patient)
  const picture = page.getByRole('button', { name: 'Play the video background of slide 1' })
  const isMoving = () => picture.locator('video').evaluate((video: HTMLVideoElement) => !video.paused)
  expect(await isMoving()).toBe(false)
  await picture.hover()
  await expect.poll(isMoving).toBe(true)
  expect(await picture.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(isMoving).toBe(false)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await picture.hover()
  await expect(picture).toHaveAttribute('aria-pressed', 'false')
  expect(await isMoving()).toBe(false)
  await picture.click()
  await expect.poll(isMoving).toBe(true)
})

test('R6 R7 R8 what is no MP4, too large or broken is refused in the stated words', async ({ page }) => {
  const project = await openProject(page, { slides: 1 })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/uploads')) sent.push(request.method())
  })
  await chooseClip(page, addButton(page, 1), named('clip.mp4', 'video/quicktime'))
  await expectToast(page, 'Upload Failed', onlyMp4)
  await chooseClip(page, addButton(page, 1), named('clip.mov', 'video/mp4'))
  await expectToast(page, 'Upload Failed', onlyMp4)
  const large = join(folder, 'large.mp4')
  await writeFile(large, '')
  await truncate(large, clipLimits.bytes + 1)
  await chooseClip(page, addButton(page, 1), large)
  await expectToast(page, 'Upload Failed', 'Video file is too large. Please upload a file under 50 MB.')
  expect(sent).toEqual([])

  const unreadable = 'This video cannot be read. Export it as H.264 MP4 and upload that.'
  const half = clip.buffer.subarray(0, clip.buffer.length / 2)
  await chooseClip(page, addButton(page, 1), { ...named('half.mp4', 'video/mp4'), buffer: half })
  await expectToast(page, 'Upload Failed', unreadable, patient)
  const row = rowOf(page, 1)
  await expect(row.getByRole('alert')).toHaveText(unreadable)
  await expect(row.getByRole('button', { name: 'Try again: half.mp4' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Dismiss half.mp4' }).click()
  await expect(row.getByRole('alert')).toHaveCount(0)
  expect((await project.read()).slideScripts[0]?.videoUrl).toBeNull()
})

test('R8 R18 bytes are counted; an upload is cancelled, also while it is checked, and tried again', async ({
  page,
}) => {
  const project = await openProject(page, { slides: 2 })
  const row = rowOf(page, 1)
  const cancel = row.getByRole('button', { name: 'Cancel the upload of counter.mp4' })
  const fast = await limitUpload(page, clip.buffer.length / 8)
  await chooseClip(page, addButton(page, 1), clip.path)
  const progress = row.getByRole('progressbar', { name: 'Upload of counter.mp4' })
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await cancel.click()
  await expect(progress).toHaveCount(0)
  await fast()

  // The paused worker leaves the upload at 'Checking' until it is cancelled.
  await whileWorkerPauses(async () => {
    await chooseClip(page, addButton(page, 1), clip.path)
    await expect(row.getByText('Checking')).toBeVisible()
    await cancel.click()
    await expect(progress).toHaveCount(0)
  })
  // The same clip is uploaded to slide 2 afterwards: once that is done, the cancelled import has ended too.
  const { mend } = await breakConnection(page, /\/api\/uploads/)
  await chooseClip(page, addButton(page, 2), clip.path)
  await expectToast(page, 'Upload Failed', 'Failed to upload video.')
  await mend()
  await rowOf(page, 2).getByRole('button', { name: 'Try again: counter.mp4' }).click()
  await expectToast(page, 'Video Uploaded', 'counter.mp4 moves behind slide 2.', patient)
  await page.reload()
  await expect(replaceButton(page, 2)).toBeVisible(patient)
  await expect(addButton(page, 1)).toBeVisible()
  expect((await project.read()).slideScripts.map(({ videoFilename }) => videoFilename)).toEqual([
    null,
    'counter.mp4',
  ])
})

test('R26 an upload whose connection breaks goes on from where it was, also after a reload', async ({
  page,
}) => {
  const project = await openProject(page, { slides: 1 })
  const large = join(folder, 'large-clip.mp4')
  // Noise cannot be compressed: about 12 MB in four seconds.
  const noise = 'nullsrc=s=1280x720:r=30:d=4,noise=alls=80:allf=t'
  const encoded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '24M', '-pix_fmt', 'yuv420p']
  await runProgram('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', noise, ...encoded, large])
  const { size } = await stat(large)
  const sent: { method: string; offset: number }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/uploads')) return
    sent.push({ method: request.method(), offset: Number(request.headers()['upload-offset'] ?? 0) })
  })
  // Slow enough that a reload that takes ten seconds still comes before the last bytes.
  const fast = await limitUpload(page, size / 20)
  await chooseClip(page, addButton(page, 1), large)
  const row = rowOf(page, 1)
  const progress = row.getByRole('progressbar', { name: 'Upload of large-clip.mp4' })
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'))
  await expect.poll(percent, patient).toBeGreaterThan(40)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await fast()

  await chooseClip(page, addButton(page, 1), large)
  await expectToast(page, 'Video Uploaded', 'large-clip.mp4 moves behind slide 1.', patient)
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH'])
  expect(sent.at(-1)?.offset).toBeGreaterThan(size / 4)
  expect((await project.read()).slideScripts[0]?.videoFilename).toBe('large-clip.mp4')
})
