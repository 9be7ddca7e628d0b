import { expect, type Page, test } from '@playwright/test'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { freePort } from '@voxdeck/dev/processes/ports'
import { signIn } from '@voxdeck/dev/sign-in'
import { holdBack } from './network.ts'
import { makeShortSlides, quickSettings } from './quality/world.ts'
import { type RunningProduct, runProduct } from './run-product.ts'
import { setSessionCookie } from './session-cookie.ts'
import { expectToast } from './toast.ts'
import { generateVideo, makeProject } from './video/await-video.ts'
import { openVideos } from './videos/open-videos.ts'
import { openProject } from './writing/open-project.ts'

const trigger = (page: Page, slide: number) =>
  page.getByRole('combobox', { name: `Voice of slide ${slide}`, exact: true })
const option = (page: Page, name: string) => page.getByRole('option', { name })
const play = (page: Page, name: string) =>
  page.getByRole('button', { name: `Play a sample of ${name}`, exact: true })
const stop = (page: Page, name: string) =>
  page.getByRole('button', { name: `Stop the sample of ${name}`, exact: true })

test.describe('choosing a voice', () => {
  test('H1 H2 voices are listed with what they are, heard and chosen by keys alone', async ({ page }) => {
    const { read } = await openProject(page, { slides: 1, scripts: ['The harbour is quiet.'] })
    const asked: { voice: string; language: string; text: string; wpm: number }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/tts/preview')) asked.push(request.postDataJSON())
    })
    await trigger(page, 1).focus()
    await page.keyboard.press('ArrowDown')
    const list = page.getByRole('dialog', { name: 'Voice of slide 1' })
    await expect(option(page, 'Adam')).toBeFocused()
    await expect(option(page, 'Adam')).toHaveAttribute('aria-selected', 'true')
    await expect(option(page, 'Adam')).toHaveAccessibleDescription('')
    await expect(option(page, 'eSpeak NG')).toHaveAccessibleDescription('Basic voice')
    await expect(list.getByText('Basic voice')).toBeVisible()

    const letGo = await holdBack(page, '**/api/tts/preview')
    await page.keyboard.press('Space')
    await expect(stop(page, 'Adam')).toBeVisible()
    // Wait for the first request: two requests that are held are reported in either order.
    await expect.poll(() => asked.length).toBe(1)
    await page.keyboard.press('e')
    await expect(option(page, 'eSpeak NG')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(play(page, 'eSpeak NG')).toBeFocused()
    await page.keyboard.press('Enter')
    // Only one voice plays at a time.
    await expect(stop(page, 'eSpeak NG')).toBeVisible()
    await expect(play(page, 'Adam')).toBeVisible()
    letGo()
    // The sample plays to its end. The timeout is long because a voice is measured before its first use.
    await expect(play(page, 'eSpeak NG')).toBeVisible({ timeout: 90_000 })
    expect(asked.map(({ voice, language, wpm }) => [voice, language, wpm])).toEqual([
      ['adam', 'en', 150],
      ['espeak-en', 'en', 150],
    ])

    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(option(page, 'Bella')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Voice Changed', 'Bella now speaks slide 1.')
    await expect(list).toHaveCount(0)
    await expect(trigger(page, 1)).toBeFocused()
    await expect.poll(async () => (await read()).slideScripts[0]?.selectedVoice).toBe('bella')
  })

  test('H2 a sample silences what sounds, and ends with its list', async ({ page }) => {
    await openProject(page, { slides: 1, scripts: ['The ferry leaves at ten. Nobody is late tonight.'] })
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expectToast(page, 'Audio Preview', undefined, { timeout: 30_000 })
    const letSpeak = await holdBack(page, '**/api/tts/preview')
    await trigger(page, 1).click()
    await play(page, 'Bella').click()
    await expect(
      page.getByRole('button', { name: 'Preview audio of slide 1', includeHidden: true }),
    ).toBeVisible()
    await expect(stop(page, 'Bella')).toBeVisible()
    letSpeak()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(trigger(page, 1)).toBeFocused()
    // A sample can be stopped while its request is pending.
    const letGo = await holdBack(page, '**/api/tts/preview')
    await trigger(page, 1).click()
    await play(page, 'eSpeak NG').click()
    await expect(stop(page, 'eSpeak NG')).toBeVisible()
    await stop(page, 'eSpeak NG').click()
    await expect(play(page, 'eSpeak NG')).toBeVisible()
    letGo()
  })
})

test.describe('a voice whose provider is away', () => {
  let running: RunningProduct
  let client: Client
  let cookie: string
  test.beforeAll(async () => {
    running = await runProduct('voices', {
      // Only quick voices: the videos take long enough.
      VOICES_DIR: '',
      // Nothing listens on this port.
      OPENAI_SPEECH_URL: `http://127.0.0.1:${await freePort()}/v1`,
      OPENAI_SPEECH_VOICES: 'en:nova:Nova,en:onyx:Onyx',
      SPEECH_FALLBACK: 'en=espeak-en',
    })
    const { publicUrl } = running.product
    cookie = await signIn({ publicUrl, user: ada })
    client = createClient({ baseUrl: publicUrl, headers: { cookie, origin: publicUrl } })
  })
  test.afterAll(() => running?.stop())

  test('H2 H3 cannot be heard, which is said; videos say which slides another one spoke', async ({
    page,
  }) => {
    expect((await client.call(listVoices)).slice(0, 2).map(({ name }) => name)).toEqual(['Nova', 'Onyx'])
    const [first, second] = await makeShortSlides()
    if (!first || !second) throw new Error('no slides')
    const { id, images } = await makeProject(client, 'Stand-in', [first, second, first], quickSettings)
    const speak = (...voices: string[]) =>
      client.call(updateProject, {
        params: { id },
        body: {
          slideScripts: images.map((image, index) => ({
            imageId: image.id,
            selectedVoice: voices[index] ?? '',
          })),
        },
      })
    await speak('openai-en-nova', 'openai-en-nova', 'espeak-en')
    expect((await generateVideo(client, id)).fallbacks).toHaveLength(2)

    await setSessionCookie(page.context(), running.product.publicUrl, cookie)
    await page.goto(`${running.product.publicUrl}/projects/${id}`)
    const both = 'Slides 1 and 2 were spoken by eSpeak NG: Nova failed.'
    await expect(page.getByRole('region', { name: 'Preview' }).getByText(both)).toBeVisible()
    await openVideos(page)
    await expect(page.getByRole('region', { name: 'Videos' }).getByText(both)).toBeVisible()

    await speak('openai-en-nova', 'openai-en-onyx', 'espeak-en')
    await generateVideo(client, id)
    const notice = page
      .getByRole('region', { name: 'Preview' })
      .getByText('2 slides were spoken by other voices')
    await notice.click()
    for (const words of [
      'Slide 1 was spoken by eSpeak NG: Nova failed.',
      'Slide 2 was spoken by eSpeak NG: Onyx failed.',
    ])
      await expect(page.getByRole('region', { name: 'Preview' }).getByText(words)).toBeVisible()

    await trigger(page, 1).click()
    await play(page, 'Nova').click()
    await expect(page.getByRole('alert')).toHaveText(
      /cannot speak now: its provider does not answer or refuses/,
      { timeout: 90_000 },
    )
    const letGo = await holdBack(page, '**/api/tts/preview')
    await play(page, 'eSpeak NG').click()
    await expect(stop(page, 'eSpeak NG')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    letGo()
  })
})
