import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { getRecording } from '@voxdeck/contracts/recordings/get-recording'
import { importRecording } from '@voxdeck/contracts/recordings/import-recording'
import { getVideoFile } from '@voxdeck/contracts/videos/get-video-file'
import { previewSlide } from '@voxdeck/contracts/videos/preview-slide'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { breakConnection, holdBack } from './network.ts'
import { clientFor, productUrl, removeObject } from './product.ts'
import { wordErrorRate } from './recognise/word-error-rate.ts'
import { hear, nameIn, playButton, readVoice, said, strip, voiceFile, written } from './recording/voice.ts'
import { expectToast } from './toast.ts'
import { saveResponse } from './video/save-response.ts'
import { speakToFile } from './video/speak-to-file.ts'
import { expectSaved, makeWriting, type OpenProject, signInContext } from './writing/open-project.ts'

test.beforeAll(async () => speakToFile(await clientFor(ada), said, voiceFile))

/** Opens a project whose slide has a recording already, uploaded without a microphone. */
const openRecorded = async (page: Page): Promise<OpenProject> => {
  const project = await makeWriting(await signInContext(page, ada), { slides: 1, scripts: [written] })
  const slideId = (await project.read()).images[0]?.id ?? ''
  const file = await readVoice()
  await project.client.call(importRecording, { file, filename: 'voice.wav', fields: { slideId } })
  await page.goto(`${productUrl()}/projects/${project.id}`)
  await expect(strip(page)).toBeVisible({ timeout: 60_000 })
  return project
}

test.describe('a recording that a slide has', () => {
  test('R3 R4 is drawn before it is fetched, played to its end, and deleted', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const { read } = await openRecorded(page)
    const position = strip(page).getByRole('slider', { name: 'Position in the recording of slide 1' })
    await expect(position.locator('canvas').first()).toBeVisible()
    expect(fetched.filter((url) => url.includes('/api/recordings/'))).toEqual([])
    const letGo = await holdBack(page, '**/api/recordings/*')
    await playButton(page).click()
    const stop = page.getByRole('button', { name: 'Stop the recording of slide 1' })
    await expect(stop).toBeVisible()
    letGo()
    await expect.poll(() => position.getAttribute('aria-valuenow')).not.toBe('0')
    await expect(playButton(page)).toBeVisible({ timeout: 30_000 })
    await position.focus()
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveAttribute('aria-valuenow', '1')

    const remove = page.getByRole('button', { name: 'Delete the recording of slide 1' })
    await remove.click()
    const question = page.getByRole('dialog', { name: 'Delete the recording?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(strip(page)).toBeVisible()
    await remove.click()
    await question.getByRole('button', { name: 'Delete recording' }).click()
    await expectToast(page, 'Success', 'Recording of slide 1 deleted')
    await expect(strip(page)).toHaveCount(0)
    expect((await read()).slideScripts[0]).toMatchObject({ audioRecording: null, script: written })
  })

  test('R3 that cannot be played', async ({ page }) => {
    const { read } = await openRecorded(page)
    await removeObject(objectKeys.recording(nameIn((await read()).slideScripts[0]?.audioRecording)))
    await playButton(page).click()
    await expectToast(page, 'Playback Error', 'Could not play the recording.')
    await expect(playButton(page)).toBeVisible()
  })

  test('R3 that somebody else deleted, unseen', async ({ page }) => {
    await breakConnection(page, '**/api/projects/*/events')
    const { id, client, read } = await openRecorded(page)
    const imageId = (await read()).images[0]?.id ?? ''
    const slideScripts = [{ imageId, audioRecording: null }]
    await client.call(updateProject, { params: { id }, body: { slideScripts } })
    await playButton(page).click()
    await expectToast(page, 'No Recording', 'The recording of this slide was deleted elsewhere.')
    await expect(strip(page)).toHaveCount(0)
  })

  test('S20 a voice is heard instead of the recording, which is kept, and chosen again; both are undone', async ({
    page,
  }) => {
    const { read } = await openRecorded(page)
    const voice = page.getByRole('combobox', { name: 'Voice of slide 1' })
    const row = page.getByRole('listitem').filter({ has: voice })
    const first = async () => (await read()).slideScripts[0]
    const recorded = (await first())?.audioRecording ?? ''
    await expect(voice).toHaveText('Your recording')
    await voice.click()
    await page.getByRole('option', { name: 'Bella' }).click()
    await expectToast(page, 'Voice Changed', 'Bella now speaks slide 1.')
    await expect(voice).toHaveText('Bella')
    await expect(strip(page)).toContainText('Kept. The voice is heard')
    await expect(row).not.toContainText('recorded')
    await expectSaved(page)
    expect(await first()).toMatchObject({
      audioRecording: null,
      selectedVoice: 'bella',
      keptRecording: { url: recorded },
    })

    await voice.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Your recording' }).click()
    await expectToast(page, 'Voice Changed', 'Your recording is heard on slide 1.')
    await expect(voice).toHaveText('Your recording')
    await expect(row).toContainText('recorded')
    await expectSaved(page)
    expect(await first()).toMatchObject({ audioRecording: recorded, keptRecording: null })

    await page.keyboard.press('Control+z')
    await expect(voice).toHaveText('Bella')
    await page.keyboard.press('Control+z')
    await expect(voice).toHaveText('Your recording')
    await expectSaved(page)
    expect(await first()).toMatchObject({ audioRecording: recorded, selectedVoice: 'adam' })
  })
})

test('R5 A10 a data URL is kept as a recording, answered as its address, and heard in a preview', async () => {
  const cookie = await signIn({ publicUrl: productUrl(), user: ada })
  const { id, client, read } = await makeWriting(cookie, { slides: 1, scripts: [written] })
  const [image] = (await read()).images
  const audioRecording = `data:audio/wav;base64,${(await readFile(voiceFile)).toString('base64')}`
  const saved = await client.call(updateProject, {
    params: { id },
    body: { slideScripts: [{ imageId: image?.id ?? '', audioRecording }] },
  })
  const address = saved.slideScripts[0]?.audioRecording ?? ''
  expect(address).toMatch(/^\/api\/recordings\/[0-9a-f]{32}\.flac$/)
  const kept = await client.call(getRecording, { params: { filename: nameIn(address) } })
  expect(kept.headers.get('content-type')).toBe('audio/flac')
  expect(wordErrorRate(said, await hear(await saveResponse(kept, 'voice.flac')))).toBeLessThanOrEqual(0.25)

  const broken = `data:audio/webm;base64,${Buffer.from('no sound at all').toString('base64')}`
  const body = { slideScripts: [{ imageId: image?.id ?? '', audioRecording: broken }] }
  await expect(client.call(updateProject, { params: { id }, body })).rejects.toMatchObject({
    status: 422,
    problem: { code: 'recording_unreadable' },
  })

  const slideData = [{ image: image?.filename ?? '', script: written, audioRecording: address }]
  const { previewUrl } = await client.call(previewSlide, { params: { projectId: id }, body: { slideData } })
  const video = await client.call(getVideoFile, { params: { filename: nameIn(previewUrl) } })
  expect(wordErrorRate(said, await hear(await saveResponse(video, 'preview.mp4')))).toBeLessThanOrEqual(0.25)
})
