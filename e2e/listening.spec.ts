import { expect, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { holdBack } from './network.ts'
import { expectToast } from './toast.ts'
import { englishField, openProject, slideField } from './writing/open-project.ts'

test.describe('hearing a script', () => {
  test('S5 S10 one button plays and stops; it speaks the selected part, else the whole', async ({ page }) => {
    // Long enough to be stopped before its end.
    const script =
      'The ferry leaves at ten. Nobody is late tonight. The captain counts his passengers twice and closes the gate.'
    await openProject(page, { englishScript: script })
    const bodies: { text: string; wpm: number; voice: string }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/tts/preview')) bodies.push(request.postDataJSON())
    })
    const play = page.getByRole('button', { name: 'Preview audio' })
    const stop = page.getByRole('button', { name: 'Stop audio' })
    await play.click()
    await expect(stop).toBeVisible()
    await expectToast(page, 'Audio Preview', undefined, { timeout: 30_000 })
    await stop.click()
    await expect(play).toBeVisible()
    // Unchanged text is played from the cache without a request, and stops at its end.
    await play.click()
    await expect(stop).toBeVisible()
    await expect(play).toBeVisible({ timeout: 30_000 })
    await englishField(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 9))
    // One word is spoken quickly: hold its request.
    const letGo = await holdBack(page, '**/api/tts/preview')
    await play.click()
    await expect(stop).toBeVisible()
    await expect.poll(() => bodies.map(({ text }) => text)).toEqual([script, 'ferry'])
    letGo()
    expect(bodies[0]).toMatchObject({ wpm: 150, voice: 'adam' })
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
    const answered = page.waitForResponse('**/api/tts/preview')
    await page.getByRole('button', { name: 'Preview audio of slide 2' }).click()
    const body = (await answered).request().postDataJSON()
    expect(body).toMatchObject({ language: 'en', voice: 'bella', wpm: 240 })
    expect(body.text).toHaveLength(500)
    await expectToast(page, 'Audio Preview')
    // Only one narration plays at a time: that of another slide stops this one.
    await slideField(page, 1).fill('Short.')
    const letGo = await holdBack(page, '**/api/tts/preview')
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expect(page.getByRole('button', { name: 'Stop audio of slide 1' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Preview audio of slide 2' })).toBeVisible()
    letGo()
  })

  test('S11 a preview that fails: the voice is not installed', async ({ page }) => {
    await openProject(page, { slides: 1, scripts: ['Nobody says this.'], voices: ['nobody'] })
    await page.getByRole('button', { name: 'Preview audio of slide 1' }).click()
    await expectToast(page, 'Preview Failed', 'Could not generate audio preview. Please try again.')
  })
})
