import { expect, type Page, test } from '@playwright/test'
import { newWriting } from './languages/new-writing.ts'
import { showLanguage, translateInto, translationField } from './writing/language-panel.ts'

/** What the page asks to be spoken, as it is asked. */
const listen = (page: Page) => {
  const asked: { language: string; text: string; voice: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tts/preview')) asked.push(request.postDataJSON())
  })
  return asked
}

test('P14 N1 preview and presentation are in the language that is shown, with what is typed there', async ({
  page,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  await translationField(page, 1).fill('Mi casa es roja.')
  const asked = listen(page)
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Play from slide 1' }).click()
  await expect(preview.getByText('Draft · slide 2')).toBeVisible({ timeout: 30_000 })
  expect(asked.map(({ language }) => language)).toEqual(asked.map(() => 'es'))
  expect(asked.map(({ text }) => text).slice(0, 2)).toEqual(['Mi casa es roja.', 'La puerta es abierta.'])
  expect(asked[0]?.voice).toBe('espeak-es')
  await preview.getByRole('button', { name: 'Stop' }).click()

  asked.length = 0
  await page.getByRole('button', { name: 'More for Spanish' }).click()
  await page.getByRole('menuitem', { name: 'Present in this language' }).click()
  const stage = page.getByRole('dialog', { name: 'Presentation' })
  await expect(stage.getByText(/^Slide 1 of 3/)).toBeVisible()
  await page.keyboard.press('c')
  await expect(stage.locator('p[lang=es]')).toHaveText('Mi casa es roja.')
  await expect(stage.getByText(/^Slide 2 of 3/)).toBeVisible({ timeout: 30_000 })
  expect(new Set(asked.map(({ language }) => language))).toEqual(new Set(['es']))
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
})
