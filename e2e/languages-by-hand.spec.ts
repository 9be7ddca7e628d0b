import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { generateVideo } from '@voxdeck/contracts/videos/generate-video'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { makeShortSlides, quickSettings } from './quality/world.ts'
import { type RunningProduct, runProduct } from './run-product.ts'
import { setSessionCookie } from './session-cookie.ts'
import { awaitEnd, downloadVideo, makeProject } from './video/await-video.ts'
import { readPixels } from './video/read-pixels.ts'
import { probeTracks } from './videos/probe-tracks.ts'
import { downloadPart } from './videos/translated-video.ts'
import { captionLines, choose, menuButton, openVideo, restAt } from './watch/player.ts'
import { languageTab, translatedRow, translationField } from './writing/language-panel.ts'
import { expectSaved } from './writing/open-project.ts'

const words = ['الميناء هادئ.', 'تدخل سفينة كبيرة.']
const frame = { width: 1280, height: 720 }

/** How many pixels are as light as letters, in a row of the picture where captions are drawn. */
const lettersAt = async (file: string, seconds: number) => {
  const pixel = await readPixels(file, seconds, frame)
  const row = Array.from({ length: 480 }, (_, index) => pixel(400 + index, 655))
  return row.filter((tones) => tones.every((tone) => tone > 200)).length
}

test.describe('a language that nothing here speaks or translates', () => {
  let running: RunningProduct
  let client: Client
  let cookie: string
  test.beforeAll(async () => {
    running = await runProduct('by-hand', { ESPEAK: 'off', TRANSLATORS: 'apertium' })
    const { publicUrl } = running.product
    cookie = await signIn({ publicUrl, user: ada })
    client = createClient({ baseUrl: publicUrl, headers: { cookie, origin: publicUrl } })
  })
  test.afterAll(() => running?.stop())

  const addArabic = async (page: Page) => {
    await page.getByRole('button', { name: 'Add language' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a language' })
    await dialog.getByRole('searchbox').fill('arabic')
    const row = dialog.getByRole('button', { name: /العربية/ })
    await expect(row).toContainText('captions only')
    await expect(row).toContainText('written by hand')
    await row.click()
  }

  test('O14 P15 is written by hand from the right, read over English, and drawn into the picture where it is asked for alone', async ({
    page,
  }) => {
    const slides = (await makeShortSlides()).slice(0, 2)
    const { id } = await makeProject(client, 'By hand', slides, quickSettings)
    const { publicUrl } = running.product
    await setSessionCookie(page.context(), publicUrl, cookie)
    await page.goto(`${publicUrl}/projects/${id}`)
    await addArabic(page)

    await expect(page.getByText('Nothing here translates into Arabic: write it by hand.')).toBeVisible()
    await expect(page.getByText('No voice here speaks Arabic:')).toBeVisible()
    for (const name of [/^Translate/, 'Listen to slide 1'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: /^Voice/ })).toHaveCount(0)
    await expect(translationField(page, 1)).toHaveAttribute('placeholder', 'Not written yet. Write here.')
    for (const [index, text] of words.entries()) await translationField(page, index + 1).fill(text)
    await expectSaved(page)
    await expect(translationField(page, 1)).toHaveCSS('direction', 'rtl')
    await expect(translatedRow(page, 1)).toContainText('Edited')

    await page.getByRole('button', { name: 'Multi-language' }).click()
    const dialog = page.getByRole('dialog', { name: 'Multi-language video' })
    await expect(dialog.getByRole('listitem').filter({ hasText: 'العربية' })).toContainText('Captions only')
    const asked = page.waitForResponse('**/generate-video')
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
    const { videoId } = (await (await asked).json()) as { videoId: string }
    const video = await awaitEnd(client, id, videoId)
    expect(video).toMatchObject({ status: 'completed', languages: ['en', 'ar'], voices: ['en'] })
    const tracks = await probeTracks(await downloadVideo(client, video))
    expect(tracks.audio.map(({ tags }) => tags.language)).toEqual(['eng'])
    expect(tracks.subtitles.map(({ tags }) => tags.language)).toEqual(['eng', 'ara'])
    const arabic = video.captions.find(({ languageCode }) => languageCode === 'ar')
    const shown = await readFile(await downloadPart(client, arabic?.webVttUrl ?? ''), 'utf8')
    for (const text of words) expect(shown).toContain(text)

    await openVideo(page, `${publicUrl}/projects/${id}`)
    await expect(menuButton(page, 'Speed')).toHaveCount(1)
    await expect(menuButton(page, 'Language')).toHaveCount(0)
    await choose(page, 'Captions', 'العربية')
    await restAt(page, 0.6)
    await expect.poll(() => captionLines(page)).toEqual([words[0]])
    await expect(page.locator('.video-captions p span').first()).toHaveCSS('direction', 'rtl')
    await page.keyboard.press('Escape')

    await test.step('G14 its text is read in each language, and which of them changed', async () => {
      await languageTab(page, 'Arabic').click()
      await translationField(page, 2).fill('سفينة صغيرة.')
      await expectSaved(page)
      await page.getByRole('button', { name: /^Show the text/ }).click()
      const script = page.getByRole('dialog', { name: 'What this video says' })
      await expect(script.getByRole('button', { name: 'English', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await script.getByRole('button', { name: 'Arabic Changed since' }).click()
      const said = script.getByRole('list', { name: 'Slide by slide' }).getByRole('listitem')
      await expect(said.nth(1)).toContainText(words[1] ?? '')
      await expect(said.nth(1)).toContainText('Changed since')
      await expect(said.first()).not.toContainText('Changed since')
      await expect(said.first().getByText(words[0] ?? '')).toHaveCSS('direction', 'rtl')
    })
  })

  test('P15 asked for alone, its captions are in the picture and English is heard', async () => {
    const slides = (await makeShortSlides()).slice(0, 2)
    const settings = { ...quickSettings, captions: 'picture' } as const
    const { id, images } = await makeProject(client, 'Drawn by hand', slides, settings)
    await client.call(addLanguage, { params: { id }, body: { languageCode: 'ar' } })
    for (const [index, script] of words.entries())
      await client.call(saveTranslation, {
        params: { projectId: id, language: 'ar', imageId: images[index]?.id ?? '' },
        body: { translation: { script, state: 'reviewed', sourceHash: '' } },
      })
    const { videoId } = await client.call(generateVideo, { params: { id }, body: { languages: ['ar'] } })
    const video = await awaitEnd(client, id, videoId)
    expect(video).toMatchObject({ status: 'completed', languages: ['ar'], languageCode: 'ar' })
    const file = await downloadVideo(client, video)
    const tracks = await probeTracks(file)
    expect(tracks.audio.map(({ tags }) => tags.language)).toEqual(['eng'])
    // Those in the picture are no track.
    expect(tracks.subtitles.map(({ tags }) => tags.language)).toEqual(['eng'])
    expect(await lettersAt(file, 0.8)).toBeGreaterThan(5)
    // Other words draw other pictures; nothing else is made again.
    const [first] = images
    await client.call(saveTranslation, {
      params: { projectId: id, language: 'ar', imageId: first?.id ?? '' },
      body: { translation: { script: 'الميناء هادئ جدا.', state: 'reviewed', sourceHash: '' } },
    })
    const again = await client.call(generateVideo, { params: { id }, body: { languages: ['ar'] } })
    const edited = await awaitEnd(client, id, again.videoId)
    expect(edited.progress.shots.planned - edited.progress.shots.reused).toBe(1)
    expect(edited.progress.sentences.planned - edited.progress.sentences.reused).toBe(0)
  })
})
