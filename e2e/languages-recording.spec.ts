import { expect, type Page, test } from '@playwright/test'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { generateVideo } from '@voxdeck/contracts/videos/generate-video'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { newWriting } from './languages/new-writing.ts'
import { clientFor, note, productUrl } from './product.ts'
import { wordErrorRate } from './recognise/word-error-rate.ts'
import { record } from './recording/record-slide.ts'
import { hear, hearingBrowser, recordButton, said, speakIntoMicrophone, strip } from './recording/voice.ts'
import { expectToast } from './toast.ts'
import { awaitEnd, downloadVideo } from './video/await-video.ts'
import { translateInto } from './videos/translated-video.ts'

test.use({ launchOptions: hearingBrowser, permissions: ['microphone'] })
test.beforeAll(async () => speakIntoMicrophone(await clientFor(ada)))

const panelOf = (page: Page) => page.getByRole('region', { name: /^Español/ })
const voiceOf = (page: Page, slide: number) =>
  panelOf(page).getByRole('combobox', { name: `Voice of slide ${slide}` })

const openSpanish = async (page: Page, id: string) => {
  await page.goto(`${productUrl()}/projects/${id}`)
  await page.getByRole('tab', { name: /Spanish/ }).click()
  await expect(recordButton(panelOf(page))).toBeVisible()
}

test('R30 a translation is recorded, heard in its video instead of its voice, and undone', async ({
  page,
}) => {
  const { id, client, read } = await newWriting(page, ['The house is red.'])
  await translateInto(client, id, ['es'])
  const spanish = async () => {
    const { slides } = await client.call(getLanguage, { params: { projectId: id, language: 'es' } })
    return slides[0]
  }
  await openSpanish(page, id)
  const panel = panelOf(page)
  await record(panel, 7)
  await expectToast(page, 'Recording Complete', /Slide 1 is heard in your voice/, { timeout: 60_000 })
  await expect(strip(panel)).toContainText('This recording is heard instead of the written words.')
  await expect(voiceOf(page, 1)).toHaveText('Your recording')
  expect((await spanish())?.recording?.duration).toBeGreaterThan(4.5)
  expect((await read()).slideScripts[0]).toMatchObject({ audioRecording: null, takes: 0 })

  const { videoId } = await client.call(generateVideo, { params: { id }, body: { languages: ['es'] } })
  const video = await awaitEnd(client, id, videoId)
  expect(video.status).toBe('completed')
  const heard = await hear(await downloadVideo(client, video))
  note('heard in the Spanish video', heard)
  expect(wordErrorRate(said, heard), heard).toBeLessThanOrEqual(0.25)

  // The voice is chosen instead, and the recording stays.
  await voiceOf(page, 1).click()
  await page.getByRole('option').first().click()
  await expect(strip(panel)).toContainText('Kept. The voice is heard')
  await expect.poll(async () => (await spanish())?.keptRecording?.duration ?? 0).toBeGreaterThan(4.5)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(voiceOf(page, 1)).toHaveText('Your recording')
  await expect.poll(async () => (await spanish())?.recording?.duration ?? 0).toBeGreaterThan(4.5)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(strip(panel)).toHaveCount(0)
  await expect.poll(async () => (await spanish())?.recording ?? null).toBeNull()
})

test('R30 an upload of a translation that fails is kept beside that of the source', async ({ page }) => {
  const { id, client } = await newWriting(page, ['The house is red.'])
  await client.call(addLanguage, { params: { id }, body: { languageCode: 'es' } })
  await openSpanish(page, id)
  await page.route(/\/api\/uploads/, (route) => route.abort())
  await record(panelOf(page), 2)
  await expectToast(page, 'Recording not saved')
  await page.reload()
  await page.unroute(/\/api\/uploads/)
  await page.getByRole('tab', { name: /English/ }).click()
  await expect(page.getByRole('textbox', { name: 'Script of slide 1' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await page.getByRole('tab', { name: /Spanish/ }).click()
  await strip(panelOf(page)).getByRole('button', { name: 'Try again' }).click()
  await expectToast(page, 'Recording Complete', undefined, { timeout: 60_000 })
})

test('R30 the prompter shows the words of the translation', async ({ page }) => {
  const { id, client } = await newWriting(page, ['The house is red.', 'The door is open.'])
  await translateInto(client, id, ['es'])
  const { slides } = await client.call(getLanguage, { params: { projectId: id, language: 'es' } })
  await openSpanish(page, id)
  await page.getByRole('button', { name: 'More for Spanish' }).click()
  await page.getByRole('menuitem', { name: 'Record all slides' }).click()
  const prompter = page.getByRole('dialog', { name: 'Record slides' })
  const words = prompter.getByRole('region', { name: 'What is read' })
  await expect(words).toHaveText(slides[0]?.script ?? '')
  await expect(words).toHaveAttribute('lang', 'es')
  await page.keyboard.press('ArrowRight')
  await expect(words).toHaveText(slides[1]?.script ?? '')
  await page.keyboard.press('Escape')
  await expect(prompter).toHaveCount(0)
})
