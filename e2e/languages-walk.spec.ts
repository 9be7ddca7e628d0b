import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { note } from './product.ts'
import { expectToast } from './toast.ts'
import { makeTestSlides } from './video/test-slides.ts'
import { languageTab, translatedRow, translationField } from './writing/language-panel.ts'
import { openProject, slideField } from './writing/open-project.ts'

const wanted = [
  { code: 'es', name: 'Spanish', ownName: 'Español' },
  { code: 'ca', name: 'Catalan', ownName: 'Català' },
  { code: 'gl', name: 'Galician', ownName: 'Galego' },
] as const

/**
 * Plays a slide's narration, then stops it. Gives the body of the first request: long slides are requested in parts.
 */
const listen = async (page: Page, slide: number) => {
  const answered = page.waitForResponse('**/api/tts/preview')
  const button = (name: string) => page.getByRole('button', { name: `${name} slide ${slide}`, exact: true })
  await button('Listen to').click()
  const response = await answered
  expect(response.status()).toBe(200)
  await expectToast(page, 'Audio Preview', undefined, { timeout: 30_000 })
  await button('Stop').click()
  return response.request().postDataJSON() as { text: string; language: string; voice: string }
}

test('O1 O2 O3 O4 O5 O6 five slides into Spanish, Catalan and Galician: translated by Apertium, edited, reviewed, stale, translated again, heard', async ({
  page,
}) => {
  const slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
  const scripts = slides.map(({ script }) => script)
  const { id, client } = await openProject(page, { slides: slides.length, scripts })
  const read = (language: string) => client.call(getLanguage, { params: { projectId: id, language } })
  const staleIn = async (language: string) =>
    (await read(language)).slides.flatMap(({ stale, slideNumber }) => (stale ? [slideNumber] : []))

  for (const { code, name } of wanted) {
    await page.getByRole('button', { name: 'Add language' }).click()
    await page.getByRole('searchbox', { name: 'Search languages' }).fill(name)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(name) })
      .click()
    await expect(languageTab(page, name)).toHaveAttribute('aria-selected', 'true')
    const began = Date.now()
    await page.getByRole('button', { name: 'Translate 5 slides' }).click()
    await expect(page.getByText('Machine', { exact: true })).toHaveCount(5, { timeout: 60_000 })
    note(`five slides into ${name}, seconds`, ((Date.now() - began) / 1000).toFixed(1))
    // The slides are translated a moment before the job is done.
    await expect
      .poll(async () => (await read(code)).job)
      .toMatchObject({ status: 'done', provider: 'apertium', planned: 5, done: 5 })
    const { slides: translated } = await read(code)
    for (const { slideNumber, script, source } of translated) {
      await expect(translationField(page, slideNumber)).toHaveValue(script ?? '')
      expect(script).not.toBe(source)
    }
    await expect(translationField(page, 1)).toHaveAttribute('lang', code)
  }

  await test.step('edit one, review one', async () => {
    await languageTab(page, 'Spanish').click()
    await translationField(page, 2).fill('El acero cambió la costa en diez años.')
    await expect(translatedRow(page, 2)).toContainText('Edited')
    await expect
      .poll(async () => (await read('es')).slides[1])
      .toMatchObject({
        script: 'El acero cambió la costa en diez años.',
        state: 'edited',
      })
    await languageTab(page, 'Catalan').click()
    await translatedRow(page, 3).getByRole('button', { name: 'Mark reviewed' }).click()
    await expect(translatedRow(page, 3)).toContainText('Reviewed')
    await expect.poll(async () => (await read('ca')).slides[2]?.state).toBe('reviewed')
  })

  await test.step('an English slide changes: exactly its translations are stale', async () => {
    await languageTab(page, 'English').click()
    await slideField(page, 4).fill('Pilots still climb a ladder at night. They know the channel by heart.')
    await expect
      .poll(async () => Promise.all(wanted.map(({ code }) => staleIn(code))))
      .toEqual([[4], [4], [4]])
    for (const { name } of wanted) {
      await languageTab(page, name).click()
      await expect(translatedRow(page, 4)).toContainText('Stale')
      await expect(page.getByRole('listitem').getByText('Stale', { exact: true })).toHaveCount(1)
    }
  })

  await test.step('translated again, the others are left as they are', async () => {
    for (const { code, name } of wanted) {
      await languageTab(page, name).click()
      const before = (await read(code)).slides.map(({ script }) => script)
      await page.getByRole('button', { name: 'Translate 1 slide', exact: true }).click()
      await expect.poll(() => staleIn(code), { timeout: 30_000 }).toEqual([])
      const after = (await read(code)).slides.map(({ script }) => script)
      expect(
        after.map((script, index) => (script === before[index] ? null : index + 1)).filter(Boolean),
      ).toEqual([4])
      await expect(translationField(page, 4)).toHaveValue(after[3] ?? '')
      await expect(page.getByRole('listitem').getByText('Stale', { exact: true })).toHaveCount(0)
    }
  })

  await test.step('each is heard', async () => {
    for (const { code, name } of wanted) {
      await languageTab(page, name).click()
      const { slides: translated } = await read(code)
      for (const { slideNumber, script } of translated) {
        const { text, ...asked } = await listen(page, slideNumber)
        expect(asked).toMatchObject({ language: code, voice: `espeak-${code}` })
        expect(script?.startsWith(text)).toBe(true)
      }
    }
  })

  await test.step('nothing of it is lost', async () => {
    await page.reload()
    await languageTab(page, 'Spanish').click()
    await expect(translationField(page, 2)).toHaveValue('El acero cambió la costa en diez años.')
    await languageTab(page, 'Catalan').click()
    await expect(translatedRow(page, 3)).toContainText('Reviewed')
  })
})
