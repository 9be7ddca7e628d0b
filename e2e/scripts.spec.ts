import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { freePort, loopback } from '@voxdeck/dev/processes/ports'
import { startApi } from '@voxdeck/dev/product/start-api'
import type { ServicesEnv } from '@voxdeck/dev/start-services'
import { note } from './product.ts'
import {
  englishField,
  expectSaved,
  expectToast,
  openProject,
  saveState,
  slideField,
  toastOf,
} from './writing/open-project.ts'
import { standInRecognition } from './writing/stand-in-recognition.ts'
import { typingLatency } from './writing/typing-latency.ts'

const english = 'One two three. Four five six. Seven eight nine.'

/** Holds every save back until the gate opens, as a slow network would. */
const holdSaves = async (page: Page) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/api/projects/*', async (route) => {
    if (route.request().method() === 'PUT') await gate
    await route.continue()
  })
  return () => open()
}

test.describe('the English script', () => {
  test('E10 S1 S2 is one editor without slides; Save Script is disabled while it saves and while nothing changed', async ({
    page,
  }) => {
    const { read } = await openProject(page)
    const save = page.getByRole('button', { name: 'Save Script', exact: true })
    await expect(slideField(page, 1)).toHaveCount(0)
    await expect(save).toBeDisabled()
    await expect(page.getByText('0 words · 0:01 est.')).toBeVisible()

    // The line is down: what is typed stays unsaved until somebody saves it.
    await page.context().setOffline(true)
    await englishField(page).pressSequentially('Ten words are spoken in four seconds, more or less.')
    await expect(page.getByText('10 words · 0:04 est.')).toBeVisible()
    await expect(save).toBeEnabled()
    await expect(saveState(page)).toHaveText('Not saved', { timeout: 15_000 })

    const letGo = await holdSaves(page)
    await page.context().setOffline(false)
    await save.click()
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    letGo()
    await expectToast(page, 'Success', 'Project saved successfully')
    await expectSaved(page)
    await expect(save).toBeDisabled()
    expect((await read()).englishScript).toBe('Ten words are spoken in four seconds, more or less.')
  })

  test('E5 S1 Save Script, Save Draft and Ctrl+S save what is not saved; Saving... meanwhile', async ({
    page,
  }) => {
    const { read } = await openProject(page)
    const letGo = await holdSaves(page)
    await englishField(page).pressSequentially('Now.')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeDisabled()
    letGo()
    await expectToast(page, 'Success', 'Project saved successfully')
    expect((await read()).englishScript).toBe('Now.')

    await englishField(page).press('End')
    await englishField(page).pressSequentially(' Then.')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await read()).englishScript).toBe('Now. Then.')
    await expectToast(page, 'Success', 'Project saved successfully')
  })

  test('E6 S22 a save that fails says so once, what to do, and can be tried again', async ({ page }) => {
    const { read } = await openProject(page)
    await expect(saveState(page)).toHaveText('Saved')
    await page.context().setOffline(true)
    await englishField(page).pressSequentially('Kept.')
    await expectToast(page, 'Error', 'Failed to save project')
    await expect(saveState(page)).toHaveText('Not saved')
    await expect(page.getByText('Your words are kept in this browser')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expectToast(page, 'Error', 'Failed to save project')
    await page.context().setOffline(false)
    await page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 5000 })
      .catch(() => undefined)
    await expectSaved(page)
    await expect(page.getByText('Your words are kept in this browser')).toBeHidden()
    expect((await read()).englishScript).toBe('Kept.')
  })
})

test.describe('the slides’ scripts', () => {
  test('E8 E10 S3 S4 each has words and an estimate; Save Scripts saves all of them', async ({ page }) => {
    const { read } = await openProject(page, { slides: 3 })
    await slideField(page, 1).fill('One two three four five.')
    await slideField(page, 3).fill('Six seven.')
    const rows = page.getByRole('listitem').filter({ has: page.locator('textarea[data-field^=script]') })
    await expect(rows.nth(0)).toContainText('5 words · 2.0 s')
    await expect(rows.nth(1)).toContainText('0 words · 5.0 s')
    await expect(rows.nth(2)).toContainText('2 words · 0.8 s')
    const statistics = page.getByRole('list', { name: 'Script statistics' })
    await expect(statistics).toContainText('7 words')
    await expect(statistics).toContainText('0:03 est.')
    await expect(statistics).toContainText('0:14 with pauses')
    await page.getByRole('button', { name: 'Save Scripts' }).click()
    await expectToast(page, 'Scripts Saved')
    expect((await read()).slideScripts.map(({ script }) => script)).toEqual([
      'One two three four five.',
      '',
      'Six seven.',
    ])
  })

  test('S19 S22 a voice is chosen per slide, adam at first, and saved by itself', async ({ page }) => {
    const { read } = await openProject(page, { slides: 2 })
    const voice = page.getByRole('combobox', { name: 'Voice of slide 2' })
    await expect(voice).toHaveText('Adam')
    await voice.click()
    await page.getByRole('option', { name: 'Bella' }).click()
    await expectToast(page, 'Voice Changed', 'Bella now speaks slide 2.')
    await expect
      .poll(async () => (await read()).slideScripts.map((slide) => slide.selectedVoice))
      .toEqual(['adam', 'bella'])
  })

  test('S22 what is typed is saved by itself within 2 s, and its state is in view', async ({ page }) => {
    const { read } = await openProject(page, { slides: 2 })
    const letGo = await holdSaves(page)
    await slideField(page, 1).pressSequentially('By itself.')
    await expect(saveState(page)).toHaveText('Saving…')
    letGo()
    await expectSaved(page)
    await page.unrouteAll()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await slideField(page, 2).press('x')
    const typed = Date.now()
    const body = (await sent).postDataJSON() as { slideScripts: { script: string }[] }
    note('typed to sent, milliseconds', Date.now() - typed)
    expect(body.slideScripts).toHaveLength(1)
    expect(Date.now() - typed).toBeLessThan(2000)
    await expectSaved(page)
    expect((await read()).slideScripts.map(({ script }) => script)).toEqual(['By itself.', 'x'])
  })

  test('S21 a script is copied to the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openProject(page, { slides: 1, scripts: ['Copied words.'] })
    await page.getByRole('button', { name: 'Copy the script of slide 1' }).click()
    await expectToast(page, 'Copied to Clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Copied words.')
  })

  test('S23 typing, voices and paste are undone and redone across slides, by keys and by buttons', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openProject(page, { slides: 30 })
    const undo = page.getByRole('button', { name: 'Undo' })
    const redo = page.getByRole('button', { name: 'Redo' })
    await expect(undo).toBeDisabled()
    await expect(redo).toBeDisabled()

    await slideField(page, 1).pressSequentially('First.')
    await slideField(page, 30).pressSequentially('Last.')
    await page.evaluate(() => navigator.clipboard.writeText(' Pasted.'))
    await page.keyboard.press('Control+v')
    await expect(slideField(page, 30)).toHaveValue('Last. Pasted.')
    await page.getByRole('combobox', { name: 'Voice of slide 2', exact: true }).click()
    await page.getByRole('option', { name: 'Bella' }).click()

    await undo.click()
    await expect(page.getByRole('combobox', { name: 'Voice of slide 2', exact: true })).toHaveText('Adam')
    await page.keyboard.press('Control+z')
    await expect(slideField(page, 30)).toHaveValue('Last.')
    await expect(slideField(page, 30)).toBeInViewport()
    await expect(slideField(page, 30)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(slideField(page, 30)).toHaveValue('')
    await page.keyboard.press('Control+z')
    await expect(slideField(page, 1)).toHaveValue('')
    await expect(slideField(page, 1)).toBeFocused()
    await expect(slideField(page, 1)).toBeInViewport()
    await expect(undo).toBeDisabled()

    await page.keyboard.press('Control+Shift+z')
    await expect(slideField(page, 1)).toHaveValue('First.')
    await page.keyboard.press('Control+y')
    await redo.click()
    await expect(slideField(page, 30)).toHaveValue('Last. Pasted.')
    // The cursor stands where the change ended: typing goes on there.
    await page.keyboard.type('!')
    await expect(slideField(page, 30)).toHaveValue('Last. Pasted.!')
    await expect(redo).toBeDisabled()
  })

  test('S23 other fields keep their own undo', async ({ page }) => {
    await openProject(page, { slides: 1 })
    await slideField(page, 1).pressSequentially('Stays.')
    const speed = page.getByRole('spinbutton', { name: 'Speaking speed' })
    await speed.fill('200')
    await speed.press('Control+z')
    await expect(slideField(page, 1)).toHaveValue('Stays.')
  })

  test('S25 a text that changed elsewhere meanwhile is not overwritten: both are offered', async ({
    page,
  }) => {
    const { read, save } = await openProject(page, { slides: 2, scripts: ['Before.', 'Before.'] })
    await page.context().setOffline(true)
    await slideField(page, 1).fill('Mine.')
    await slideField(page, 2).fill('Mine too.')
    await expect(saveState(page)).toHaveText('Not saved', { timeout: 15_000 })
    await save(1, 'Theirs.')
    await save(2, 'Theirs too.')
    await page.context().setOffline(false)

    const both = page.getByRole('complementary', { name: 'This text was changed elsewhere too' })
    await expect(both).toHaveCount(2, { timeout: 45_000 })
    await expect(both.first()).toContainText('Theirs.')
    await expect(slideField(page, 1)).toHaveValue('Mine.')
    expect((await read()).slideScripts.map(({ script }) => script)).toEqual(['Theirs.', 'Theirs too.'])

    await both.first().getByRole('button', { name: 'Keep mine' }).click()
    await both.last().getByRole('button', { name: 'Take theirs' }).click()
    await expect(both).toHaveCount(0)
    await expect(slideField(page, 2)).toHaveValue('Theirs too.')
    await expectSaved(page)
    expect((await read()).slideScripts.map(({ script }) => script)).toEqual(['Mine.', 'Theirs too.'])
    // What was given up is not lost either.
    await page.keyboard.press('Control+z')
    await expect(slideField(page, 2)).toHaveValue('Mine too.')
  })

  test('S25 two tabs of one project do not fight', async ({ page, context }) => {
    await openProject(page, { slides: 2 })
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(slideField(other, 1)).toBeVisible({ timeout: 60_000 })
    await slideField(page, 1).pressSequentially('From the first.')
    await expect(slideField(other, 1)).toHaveValue('From the first.', { timeout: 20_000 })
    await slideField(other, 2).pressSequentially('From the second.')
    await expect(slideField(page, 2)).toHaveValue('From the second.', { timeout: 20_000 })
    await expect(slideField(page, 1)).toHaveValue('From the first.')
    await expectSaved(page)
    await expectSaved(other)
    await other.close()
  })

  test('S26 an English script is offered to be spread over the slides, undoably', async ({ page }) => {
    const { read } = await openProject(page, { slides: 3, englishScript: english })
    await expect(slideField(page, 2)).toHaveAttribute('placeholder', 'Four five six.')
    await page.getByRole('button', { name: 'Spread over slides' }).click()
    const dialog = page.getByRole('dialog', { name: 'Spread over 3 slides' })
    await expect(dialog.getByRole('listitem').nth(1)).toContainText('Four five six.')
    await dialog.getByRole('button', { name: 'Spread over slides' }).click()
    await expect(dialog).toBeHidden()
    await expect(slideField(page, 3)).toHaveValue('Seven eight nine.')
    await expect(slideField(page, 1)).toBeFocused()
    await expectSaved(page)
    expect((await read()).slideScripts.map(({ script }) => script)).toEqual([
      'One two three.',
      'Four five six.',
      'Seven eight nine.',
    ])
    await page.keyboard.press('Control+z')
    for (const slide of [1, 2, 3]) await expect(slideField(page, slide)).toHaveValue('')
    await page.keyboard.press('Control+y')
    await expect(slideField(page, 2)).toHaveValue('Four five six.')
  })

  test('S28 voices come from the server; when that fails adam and bella stand in', async ({ page }) => {
    const { client } = await openProject(page, { slides: 1 })
    const voice = page.getByRole('combobox', { name: 'Voice of slide 1' })
    await voice.click()
    const served = (await client.call(listVoices)).map(({ name }) => name)
    await expect(page.getByRole('option')).toHaveText(served)
    await page.keyboard.press('Escape')
    await page.route('**/api/voices', (route) => route.abort())
    await page.reload()
    await voice.click()
    await expect(page.getByRole('option')).toHaveText(['Adam', 'Bella'])
  })

  test('S22 typing among 200 slides is as quick as among 5', async ({ page }) => {
    test.setTimeout(600_000)
    await openProject(page, { slides: 5, scripts: Array(5).fill(english.repeat(4)) })
    const few = await typingLatency(slideField(page, 3))
    await openProject(page, { slides: 200, scripts: Array(200).fill(english.repeat(4)) })
    const many = await typingLatency(slideField(page, 100))
    note(
      'a letter among 5 slides, milliseconds to the next frame (median, 95th)',
      `${few.median} ${few.slow}`,
    )
    note('a letter among 200 slides', `${many.median} ${many.slow}`)
    // Less than one frame at 60 a second.
    expect(many.median - few.median).toBeLessThan(16)
  })
})

test.describe('hearing a script', () => {
  test('S5 S10 one button plays and stops; it speaks the selected part, else the whole', async ({ page }) => {
    await openProject(page, { englishScript: 'The ferry leaves at ten. Nobody is late tonight.' })
    const bodies: { text: string; wpm: number; voice: string }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/tts/preview')) bodies.push(request.postDataJSON())
    })
    const play = page.getByRole('button', { name: 'Preview audio' })
    const stop = page.getByRole('button', { name: 'Stop audio' })
    await play.click()
    await expect(stop).toBeVisible()
    await expectToast(page, 'Audio Preview')
    await stop.click()
    await expect(play).toBeVisible()
    // Unchanged, it is not asked for again; and it ends by itself.
    await play.click()
    await expect(stop).toBeVisible()
    await expect(play).toBeVisible({ timeout: 30_000 })
    await englishField(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 9))
    await play.click()
    await expect(stop).toBeVisible()
    await expect
      .poll(() => bodies.map(({ text }) => text))
      .toEqual(['The ferry leaves at ten. Nobody is late tonight.', 'ferry'])
    expect(bodies[0]).toMatchObject({ wpm: 150, voice: 'adam' })
  })

  test('S6 S7 nothing, or too much of the English script, is told', async ({ page }) => {
    await openProject(page)
    await page.getByRole('button', { name: 'Preview audio' }).click()
    await expectToast(page, 'No Script', 'Please enter some text to preview')
    await englishField(page).fill('word '.repeat(101).trim())
    await page.getByRole('button', { name: 'Preview audio' }).click()
    await expectToast(
      page,
      'Text Too Long',
      'Preview is limited to 500 characters. Select a shorter portion.',
    )
  })

  test('S8 S9 a slide sends its first 500 characters, with its voice at the project’s speed', async ({
    page,
  }) => {
    const { id, client } = await openProject(page, {
      slides: 2,
      scripts: ['', 'word '.repeat(120).trim()],
      voices: ['adam', 'bella'],
    })
    await client.call(updateProject, {
      params: { id },
      body: { videoSettings: { speakingSpeed: 240, resolution: '720p', transition: 'none' } },
    })
    await page.reload()
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expectToast(page, 'No Text', 'Add some text to preview audio.')
    const asked = page.waitForRequest('**/api/tts/preview')
    await page.getByRole('button', { name: 'Preview audio of slide 2' }).click()
    const body = (await asked).postDataJSON()
    expect(body).toMatchObject({ language: 'en', voice: 'bella', wpm: 240 })
    expect(body.text).toHaveLength(500)
    await expectToast(page, 'Audio Preview')
    // One voice at a time: another slide's ends this one.
    await slideField(page, 1).fill('Short.')
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expect(page.getByRole('button', { name: 'Stop audio of slide 1' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Preview audio of slide 2' })).toBeVisible()
  })

  test('S11 a preview that fails: the voice is not installed', async ({ page }) => {
    await openProject(page, { slides: 1, scripts: ['Nobody says this.'], voices: ['nobody'] })
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expectToast(page, 'Preview Failed', 'Could not generate audio preview. Please try again.')
  })

  test('S12 a preview that the browser cannot play', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('no codec', 'NotSupportedError'))
    })
    await openProject(page, { slides: 1, scripts: ['Heard by nobody.'] })
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expectToast(page, 'Playback Error', 'Failed to play audio preview')
  })
})

test.describe('dictation', () => {
  const hear = (page: Page, words: string, isFinal = true) =>
    page.evaluate(([said, final]) => window.standIn.hear(said, final), [words, isFinal] as const)

  test('S13 S14 S23 asks first, writes at the cursor while it is on, and is undone in one step', async ({
    page,
  }) => {
    await page.addInitScript(standInRecognition)
    await openProject(page, { englishScript: 'One three.' })
    const dictate = page.getByRole('button', { name: 'Dictate' })
    await dictate.click()
    const question = page.getByRole('dialog', { name: 'Who hears you?' })
    await expect(question).toContainText('send what they hear to their maker')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dictate).toHaveAttribute('aria-pressed', 'false')

    await englishField(page).focus()
    await englishField(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3))
    await dictate.click()
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(dictate).toHaveAttribute('aria-pressed', 'true')
    await hear(page, 'tw', false)
    await expect(page.getByText('tw …')).toBeVisible()
    await expect(englishField(page)).toHaveValue('One three.')
    await hear(page, 'two')
    await expect(englishField(page)).toHaveValue('One two three.')
    await dictate.click()
    await expect(dictate).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Control+z')
    await expect(englishField(page)).toHaveValue('One three.')
    // Asked once.
    await dictate.click()
    await expect(dictate).toHaveAttribute('aria-pressed', 'true')
  })

  test('S15 a browser without speech recognition', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('voxdeck.dictation', 'yes')
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    })
    await openProject(page, { slides: 1 })
    await page.getByRole('button', { name: 'Dictate slide 1' }).click()
    await expectToast(page, 'Speech Recognition Not Supported', 'Chrome or Edge')
  })

  test('S16 S17 a microphone that is not allowed, an error, and a start that fails', async ({ page }) => {
    await page.addInitScript(standInRecognition)
    await page.addInitScript(() => localStorage.setItem('voxdeck.dictation', 'yes'))
    await openProject(page)
    const dictate = page.getByRole('button', { name: 'Dictate' })
    const fail = (error: string) => page.evaluate((name) => window.standIn.fail(name), error)
    await dictate.click()
    await fail('not-allowed')
    await expectToast(page, 'Microphone Permission Required')
    await expect(dictate).toHaveAttribute('aria-pressed', 'false')
    await dictate.click()
    await fail('network')
    await expectToast(page, 'Recording Error', 'network')
    await page.evaluate(() => {
      window.standIn.refusesToStart = true
    })
    await dictate.click()
    await expectToast(page, 'Recording Failed')
    await expect(toastOf(page, 'Recording Error')).toHaveCount(0)
  })

  test('S18 an administrator can turn dictation off; then its button is absent', async ({ page }) => {
    const { id } = await openProject(page, { slides: 1 })
    await expect(page.getByRole('button', { name: 'Dictate slide 1' })).toBeVisible()
    const port = await freePort()
    const publicUrl = `http://localhost:${port}`
    const api = await startApi({
      mode: 'production',
      servicesEnv: process.env as unknown as ServicesEnv,
      stateDir: await mkdtemp(join(tmpdir(), 'voxdeck-dictation-')),
      publicUrl,
      publicPort: port,
      apiPort: port,
      apiUrl: `http://${loopback}:${port}`,
      logLevel: 'info',
      workerConcurrency: 1,
      apiEnv: { DICTATION: 'off' },
      workerEnv: {},
    })
    try {
      const told = page.waitForResponse('**/api/installation')
      await page.goto(`${publicUrl}/projects/${id}`)
      await expect(page.getByRole('button', { name: 'Copy the script of slide 1' })).toBeVisible({
        timeout: 60_000,
      })
      expect(await (await told).json()).toEqual({ dictation: false })
      await expect(page.getByRole('button', { name: /Dictate/ })).toHaveCount(0)
    } finally {
      await api.stop()
    }
  })
})

test.describe('the header', () => {
  test('E17 the project is renamed: Enter saves, Escape cancels, empty or the same just closes', async ({
    page,
  }) => {
    const { read } = await openProject(page, { title: 'Old name' })
    const field = page.getByRole('textbox', { name: 'Project name' })
    const open = () => page.getByRole('heading', { level: 1 }).getByRole('button').click()
    const saves: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.postData() ?? ''))

    await open()
    await expect(field).toBeFocused()
    await page.keyboard.type('Discarded')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Old name' })).toBeVisible()
    await open()
    await page.keyboard.press('Enter')
    await open()
    await field.fill('   ')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Old name' })).toBeVisible()
    expect(saves).toEqual([])

    await open()
    await page.keyboard.type('New name')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'Project name updated successfully')
    await expect(page.getByRole('heading', { name: 'New name' })).toBeVisible()
    expect((await read()).title).toBe('New name')

    await page.context().setOffline(true)
    await open()
    await page.keyboard.type('Never')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Error', 'Failed to update project name')
    await expect(page.getByRole('heading', { name: 'New name' })).toBeVisible()
    await page.context().setOffline(false)
  })
})
