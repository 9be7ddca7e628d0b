import { expect, test } from '@playwright/test'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { breakConnection, holdBack } from './network.ts'
import { note } from './product.ts'
import { stopTime } from './stop-time.ts'
import { expectToast, toastOf } from './toast.ts'
import { englishField, expectSaved, openProject, saveState, slideField } from './writing/open-project.ts'
import { type TypingCost, typingCost } from './writing/typing-cost.ts'

const sentences = 'One two three. Four five six. Seven eight nine. '

test.describe('the English script', () => {
  test('E10 S1 S2 is one editor without slides; Save Script is disabled while it saves and while nothing changed', async ({
    page,
  }) => {
    const { read } = await openProject(page)
    const save = page.getByRole('button', { name: 'Save Script', exact: true })
    await expect(slideField(page, 1)).toHaveCount(0)
    await expect(save).toBeDisabled()
    await expect(page.getByText('0 words · 0:01 est.')).toBeVisible()

    // Offline, typed text stays unsaved until a person saves it.
    await page.context().setOffline(true)
    await englishField(page).pressSequentially('Ten words are spoken in four seconds, more or less.')
    await expect(page.getByText('10 words · 0:04 est.')).toBeVisible()
    await expect(save).toBeEnabled()
    await expect(saveState(page)).toHaveText('Not saved', { timeout: 15_000 })

    const letGo = await holdBack(page, '**/api/projects/*', 'PUT')
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
    const letGo = await holdBack(page, '**/api/projects/*', 'PUT')
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

  test('E6 S22 S24 a save that fails says so once, what to do, and can be tried again', async ({ page }) => {
    await page.clock.install()
    const { id, read } = await openProject(page)
    await expect(saveState(page)).toHaveText('Saved')
    // Autosave tries again by the page's clock, so nothing is tried but what the test does.
    await stopTime(page)
    const connection = await breakConnection(page, `**/api/projects/${id}`)
    const failed = toastOf(page, 'Error', 'Failed to save project')
    await englishField(page).pressSequentially('Kept.')
    await page.clock.runFor(700)
    await expect(saveState(page)).toHaveText('Not saved')
    expect(connection.tried).toEqual(['PUT'])
    await expect(page.getByText('Your words are kept in this browser')).toBeVisible()
    // What the page does by itself is said by that alone.
    await expect(failed).toHaveCount(0)
    // In small steps: the page sets the next timer when it has seen the failure, which may be after one of them.
    const triedAfterTime = () => page.clock.runFor(250).then(() => connection.tried)
    await expect.poll(triedAfterTime).toEqual(['PUT', 'GET'])
    await expect.poll(triedAfterTime).toEqual(['PUT', 'GET', 'GET'])
    await expect(failed).toHaveCount(0)

    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(failed).toBeVisible()
    await connection.mend()
    expect((await read()).englishScript).toBe('')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await read()).englishScript).toBe('Kept.')
    await page.clock.resume()
    await expectSaved(page)
    await expect(page.getByText('Your words are kept in this browser')).toBeHidden()
  })
})

test.describe('the slides’ scripts', () => {
  test('E8 E10 S3 S4 each has words and an estimate; Save Scripts saves all of them', async ({ page }) => {
    const { read } = await openProject(page, { slides: 3 })
    await slideField(page, 1).fill('One two three four five.')
    await slideField(page, 3).fill('Six seven.')
    const rows = page.getByRole('listitem').filter({ has: page.locator('textarea[data-field^=script]') })
    await expect(rows.nth(0)).toContainText('5 words')
    await expect(rows.nth(0)).toContainText('~about 0:04.0')
    await expect(rows.nth(1)).toContainText('0 words')
    await expect(rows.nth(1)).toContainText('0:07.0 no words')
    await expect(rows.nth(2)).toContainText('2 words')
    await expect(rows.nth(2)).toContainText('~about 0:02.8')
    const statistics = page.getByRole('list', { name: 'Script statistics' })
    await expect(statistics).toContainText('7 words')
    await expect(statistics).toContainText('~about 0:02 spoken')
    await expect(statistics).toContainText('~about 0:13 with pauses')
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
    const letGo = await holdBack(page, '**/api/projects/*', 'PUT')
    await slideField(page, 1).pressSequentially('By itself.')
    await expect(saveState(page)).toHaveText('Saving…')
    letGo()
    await expectSaved(page)
    await page.unrouteAll()
    // Both times are by the browser's clock: the test may learn of the events late.
    await page.evaluate(() =>
      addEventListener('input', () => Object.assign(window, { typedAt: Date.now() }), { once: true }),
    )
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    await slideField(page, 2).press('x')
    const request = (await answered).request()
    const typed = await page.evaluate(() => (window as unknown as { typedAt: number }).typedAt)
    const took = request.timing().startTime - typed
    const body = request.postDataJSON() as { slideScripts: { script: string }[] }
    note('typed to sent, milliseconds', took.toFixed(0))
    expect(body.slideScripts).toHaveLength(1)
    expect(took).toBeLessThan(2000)
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

  test('S28 voices come from the server; when that fails adam and bella stand in', async ({ page }) => {
    const { client } = await openProject(page, { slides: 1 })
    const voice = page.getByRole('combobox', { name: 'Voice of slide 1' })
    await voice.click()
    const served = (await client.call(listVoices))
      .filter(({ language }) => language === 'en')
      .map(({ name, description }) => name + description)
    await expect(page.getByRole('option')).toHaveText(served)
    await page.keyboard.press('Escape')
    await page.route('**/api/voices', (route) => route.abort())
    await page.reload()
    await voice.click()
    await expect(page.getByRole('option')).toHaveText([
      'AdamA deep, confident male voice',
      'BellaA warm, friendly female voice',
    ])
  })

  test('J4 S22 typing among 200 slides is as quick as among 5, with markup in each', async ({ page }) => {
    test.setTimeout(600_000)
    const marked = `${sentences.repeat(4)}[pause 1s] [Voxdeck|VOX deck] is here.`
    await openProject(page, { slides: 5, scripts: Array(5).fill(marked) })
    const few = await typingCost(slideField(page, 3))
    await openProject(page, { slides: 200, scripts: Array(200).fill(marked) })
    const many = await typingCost(slideField(page, 100))
    const words = ({ own, all }: TypingCost) => `${own.toFixed(1)} own, ${all.toFixed(1)} with drawing`
    note('CPU time of a letter among 5 slides, milliseconds', words(few))
    note('CPU time of a letter among 200 slides, saves included', words(many))
    // 16 ms are one frame at 60 a second.
    expect(many.own - few.own).toBeLessThan(16)
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
