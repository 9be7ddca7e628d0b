import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { breakConnection, holdBack } from './network.ts'
import { clientFor, note } from './product.ts'
import { wordErrorRate } from './recognise/word-error-rate.ts'
import { beginNow, expectRecorded, record, recordedSeconds } from './recording/record-slide.ts'
import {
  hear,
  hearingBrowser,
  playButton,
  recordButton,
  said,
  speakIntoMicrophone,
  strip,
  voiceFile,
  written,
} from './recording/voice.ts'
import { takeDownload } from './take-download.ts'
import { expectToast } from './toast.ts'
import { downloadVideo, findVideo } from './video/await-video.ts'
import { openProject } from './writing/open-project.ts'

test.use({ launchOptions: hearingBrowser })
test.beforeAll(async () => speakIntoMicrophone(await clientFor(ada)))

/** Runs in the page. */
const keepInVersion1 = async (take: { projectId: string; imageId: string; sound: string }) => {
  const user = (await (await fetch('/api/auth/user')).json()) as { id: string }
  const bytes = Uint8Array.from(atob(take.sound), (letter) => letter.charCodeAt(0))
  const sound = new Blob([bytes], { type: 'audio/wav' })
  const opening = indexedDB.open('voxdeck-takes', 1)
  await new Promise((resolve, reject) => {
    opening.onupgradeneeded = () =>
      opening.result
        .createObjectStore('takes', { keyPath: ['userId', 'projectId', 'imageId'] })
        .put({ ...take, userId: user.id, sound, seconds: 2 })
    opening.onsuccess = resolve
    opening.onerror = reject
  })
  opening.result.close()
  localStorage.setItem('voxdeck.takes', '1')
}

test.describe('recording a slide’s voice', () => {
  test.use({ permissions: ['microphone'] })

  test('R1 R4 what is said is kept, and heard in the video instead of what is written', async ({ page }) => {
    // Not shorter: of three words the recogniser gets one wrong every eighth time, by how the sound falls on its
    // grid.
    const second = 'The second slide is about ships in the harbour.'
    const { id, client, read } = await openProject(page, {
      slides: 2,
      scripts: [written, second],
    })
    const videoSettings = { speakingSpeed: 200, resolution: '720p', transition: 'none' } as const
    await client.call(updateProject, { params: { id }, body: { videoSettings } })
    await recordButton(page).click()
    await beginNow(page)
    await expect(strip(page)).toContainText('Recording')
    await expect(strip(page)).toContainText('s left')
    // Only one slide is recorded at a time.
    await expect(recordButton(page, 2)).toBeDisabled()
    await expectRecorded(page, 7)
    await strip(page).getByRole('button', { name: 'Stop' }).click()
    await expectToast(page, 'Recording Complete', /Slide 1 is heard in your voice/, { timeout: 60_000 })
    await expect(strip(page)).toContainText('This recording is heard instead of the written words.')
    await expect(recordButton(page)).toBeFocused()
    const [slide] = (await read()).slideScripts
    expect(slide?.audioRecording).toMatch(/^\/api\/recordings\/[0-9a-f]{32}\.flac$/)
    expect(slide?.recordingDuration).toBeGreaterThan(4.5)
    expect(Math.max(...(slide?.narration?.peaks ?? []))).toBeGreaterThan(20)

    await page.getByRole('button', { name: 'Generate Video' }).first().click()
    await expectToast(page, 'Success', 'English video generated successfully', { timeout: 180_000 })
    const video = await findVideo(client, id, (await read()).videos[0]?.id ?? '')
    const [first] = video.timeline ?? []
    // The slide lasts 2 s longer than its recording: the lead before it and the pause after it.
    expect(Math.abs((first?.endTime ?? 0) - (slide?.recordingDuration ?? 0) - 2)).toBeLessThan(0.1)
    const file = await downloadVideo(client, video)
    const heard = await hear(file, 0, first?.endTime)
    note('heard in the video', heard)
    expect(wordErrorRate(said, heard), heard).toBeLessThanOrEqual(0.25)
    expect(heard.toLowerCase()).not.toContain('typed')
    expect(wordErrorRate(second, await hear(file, first?.endTime))).toBeLessThanOrEqual(0.12)
  })

  test('R1 recording stops by itself after 30 seconds', async ({ page }) => {
    // On the page's mocked clock: on a busy machine the fake microphone drops sound, and timers are late.
    await page.clock.install()
    const { read } = await openProject(page, { slides: 1 })
    await recordButton(page).click()
    await beginNow(page)
    await expectRecorded(page, 2)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    const passed = await recordedSeconds(page)
    await page.clock.runFor((28 - passed) * 1000)
    await expect.poll(() => recordedSeconds(page)).toBeGreaterThanOrEqual(28)
    await expect(strip(page)).toContainText('Recording')
    await page.clock.runFor(2000)
    await expect(recordButton(page)).toBeVisible()
    await page.clock.resume()
    await expectToast(page, 'Recording Complete', undefined, { timeout: 60_000 })
    expect((await read()).slideScripts[0]?.recordingDuration).toBeGreaterThan(1.5)
  })

  test('R1 a recording that is cancelled leaves everything as it was', async ({ page }) => {
    const { read } = await openProject(page, { slides: 1, scripts: [written] })
    await recordButton(page).click()
    await expect(strip(page)).toContainText('s left')
    await strip(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(strip(page)).toHaveCount(0)
    await expect(recordButton(page)).toBeFocused()
    expect((await read()).slideScripts[0]?.audioRecording).toBeNull()
  })

  test('R1 listening ends the recording, which is kept, and is heard', async ({ page }) => {
    await openProject(page, { slides: 1, scripts: [written] })
    await recordButton(page).click()
    await expectRecorded(page, 1)
    // The narration is held until the recording is saved: of two toasts at once only the later is in view.
    const letGo = await holdBack(page, '**/api/tts/preview')
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expect(page.getByRole('button', { name: 'Stop audio of slide 1' })).toBeVisible()
    await expect(playButton(page)).toBeVisible({ timeout: 60_000 })
    letGo()
    await expectToast(page, 'Audio Preview', undefined, { timeout: 60_000 })
  })

  test('R1 an upload that fails loses nothing: it is kept over a reload, downloaded, and tried again', async ({
    page,
  }) => {
    const { read } = await openProject(page, { slides: 1 })
    const broken = await breakConnection(page, /\/api\/uploads/)
    await record(page, 2)
    await expectToast(page, 'Recording not saved')
    const download = await takeDownload(page, () =>
      strip(page).getByRole('link', { name: 'Download' }).click(),
    )
    expect(download.suggestedFilename()).toBe('slide-1.webm')
    await expect(strip(page)).toContainText('It is kept in this browser until it is saved.')
    await page.reload()
    await expect(strip(page)).toContainText('Recording not saved')
    await broken.mend()
    await strip(page).getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Recording Complete', undefined, { timeout: 60_000 })
    expect((await read()).slideScripts[0]?.recordingDuration).toBeGreaterThan(1.5)
    await page.reload()
    await expect(playButton(page)).toBeVisible()
    await expect(strip(page)).not.toContainText('Recording not saved')
  })

  test('R1 a recording kept by version 1 of the browser’s store is still there, and is saved', async ({
    page,
  }) => {
    const { id, read } = await openProject(page, { slides: 1 })
    const imageId = (await read()).images[0]?.id ?? ''
    const sound = readFileSync(voiceFile).toString('base64')
    await page.evaluate(keepInVersion1, { projectId: id, imageId, sound })
    await page.reload()
    await expect(strip(page)).toContainText('Recording not saved')
    await strip(page).getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Recording Complete', undefined, { timeout: 60_000 })
    expect((await read()).slideScripts[0]?.recordingDuration).toBeGreaterThan(1.5)
    await page.reload()
    await expect(playButton(page)).toBeVisible()
    await expect(strip(page)).not.toContainText('Recording not saved')
  })

  test('R1 a slide that is deleted meanwhile lets go of the microphone', async ({ page }) => {
    const { read, client, id } = await openProject(page, { slides: 2 })
    await recordButton(page).click()
    await expect(strip(page)).toContainText('s left')
    const imageId = (await read()).images[0]?.id ?? ''
    await client.call(deleteSlide, { params: { projectId: id, imageId } })
    await expect(recordButton(page, 2)).toHaveCount(0)
    await expect(recordButton(page)).toBeEnabled()
  })
})

test('R2 without a microphone', async ({ page }) => {
  await openProject(page, { slides: 1 })
  await recordButton(page).click()
  await expectToast(page, 'Recording Error', 'Could not access microphone.')
  await expect(recordButton(page)).toBeVisible()
})
