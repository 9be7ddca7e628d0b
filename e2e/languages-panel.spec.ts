import { expect, test } from '@playwright/test'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { removeLanguage } from '@voxdeck/contracts/languages/remove-language'
import { saveGlossary } from '@voxdeck/contracts/languages/save-glossary'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { newWriting, scripts } from './languages/new-writing.ts'
import { holdBack } from './network.ts'
import { expectToast } from './toast.ts'
import {
  languageTab,
  readLanguage,
  showLanguage,
  translatedRow,
  translateInto,
  translationField,
} from './writing/language-panel.ts'
import { expectSaved, openProject, saveState, slideField } from './writing/open-project.ts'

test('O1 O2 O4 O6 a language is added, translated in view beside its English, heard, and its length stands against the slide', async ({
  page,
}) => {
  const project = await openProject(page, {
    slides: 3,
    scripts: ['The [house|HOWSE] is red. [pause 800ms]', ...scripts.slice(1)],
  })
  await page.getByRole('button', { name: 'Add language' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a language' })
  await expect(dialog.getByRole('button', { name: /Thai/ })).not.toContainText('basic voice')
  await dialog.getByRole('searchbox').fill('espanol')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: /Español.*basic voice/ }).click()

  await expect(languageTab(page, 'Spanish')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\?language=es$/)
  await expect(page.getByRole('heading', { name: 'Español' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'To translate 3' })).toBeVisible()
  await expect(translatedRow(page, 1)).toContainText('Not translated')
  await page.getByRole('button', { name: 'Translate 3 slides' }).click()
  await expectToast(page, 'Translation Ready', undefined, { timeout: 60_000 })
  await expect(translationField(page, 1)).toHaveValue(/^La .*casa.* es roja\. \[pause 800ms\]$/)
  await expect(translatedRow(page, 1).locator('[data-markup]')).not.toHaveCount(0)
  await expect(translationField(page, 2)).toHaveValue('La puerta es abierta.')
  await expect(translatedRow(page, 2)).toContainText('The door is open.')
  await expect(translatedRow(page, 2)).toContainText('Machine')
  await expect(page.getByRole('button', { name: 'All slides translated' })).toBeDisabled()
  // The row shows its length against the slide's, and by how much it is longer.
  await expect(translatedRow(page, 2)).toContainText(/\d\.\d of \d\.\d s/)
  await translationField(page, 2).fill('La puerta es abierta. '.repeat(8))
  await expect(translatedRow(page, 2)).toContainText(/\d\.\d s · \d+\.\d s longer than the slide/)

  const letGo = await holdBack(page, '**/api/tts/preview')
  const asked = page.waitForRequest('**/api/tts/preview')
  await page.getByRole('button', { name: 'Listen to slide 3' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ language: 'es', text: 'El jardín es grande.' })
  await expect(page.getByRole('button', { name: 'Stop slide 3' })).toBeVisible()
  letGo()
  await expectToast(page, 'Audio Preview', undefined, { timeout: 30_000 })

  // A language that the project has is marked as added.
  await page.getByRole('button', { name: 'Add language' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Español' })).toContainText('Added')
  await page.keyboard.press('Escape')
  // The dialog returns the focus to the button once it has closed.
  await expect(page.getByRole('button', { name: 'Add language' })).toBeFocused()
  await languageTab(page, 'Spanish').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(languageTab(page, 'English')).toBeFocused()
  await expect(slideField(page, 1)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/projects/${project.id}$`))
})

test('O4 what is typed is saved by itself, outlives a dropped network and a closed page, and is never written over', async ({
  page,
  context,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  await translationField(page, 1).fill('La casa es colorada.')
  await expectSaved(page)
  const first = async () => (await readLanguage(project, 'es')).slides[0]
  expect(await first()).toMatchObject({ script: 'La casa es colorada.', state: 'edited', stale: false })
  await page.reload()
  await expect(translationField(page, 1)).toHaveValue('La casa es colorada.', { timeout: 60_000 })
  await expect(translatedRow(page, 1)).toContainText('Edited')

  // Another client writes the same slide: nothing is lost, and the person chooses one version.
  const letGo = await holdBack(page, /\/slides\//, 'PUT')
  await translationField(page, 1).fill('Mía.')
  const { imageId = '', sourceHash = '' } = (await first()) ?? {}
  const params = { projectId: project.id, language: 'es', imageId }
  await context.setOffline(true)
  letGo()
  await expect(saveState(page)).toHaveText('Not saved', { timeout: 30_000 })
  const translation = { script: 'Suya.', state: 'edited' as const, sourceHash }
  await project.client.call(saveTranslation, { params, body: { translation } })
  // Switching to another language's tab loses neither the text nor the save state in the top bar.
  await languageTab(page, 'English').click()
  await expect(saveState(page)).toHaveText('Not saved')
  await languageTab(page, 'Spanish').click()
  await expect(translationField(page, 1)).toHaveValue('Mía.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Keep mine' }).click({ timeout: 45_000 })
  await expectSaved(page)
  expect(await first()).toMatchObject({ script: 'Mía.', state: 'edited' })

  await context.setOffline(true)
  await translationField(page, 2).fill('La puerta, sin red.')
  await expect(saveState(page)).toHaveText('Not saved', { timeout: 30_000 })
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await showLanguage(again, project, 'es')
  await expect(translationField(again, 2)).toHaveValue('La puerta, sin red.')
  await expectSaved(again)
  expect((await readLanguage(project, 'es')).slides[1]?.script).toBe('La puerta, sin red.')
})

test('O3 O5 editing an English slide makes exactly its translation stale; again is asked about where a person wrote', async ({
  page,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  await translationField(page, 1).fill('La casa es mía.')
  await expectSaved(page)
  await languageTab(page, 'English').click()
  await slideField(page, 1).fill('The house is small.')
  await slideField(page, 2).fill('The door is small.')
  await languageTab(page, 'Spanish').click()
  await expect(page.getByRole('button', { name: 'Stale 2' })).toBeVisible()
  await expect(translatedRow(page, 1)).toContainText('The English changed since this was translated.')
  await expect(translatedRow(page, 3)).not.toContainText('Stale')
  await page.getByRole('button', { name: 'Stale 2' }).click()
  await expect(translationField(page, 3)).toBeHidden()
  await expect(translationField(page, 2)).toBeVisible()

  await page.getByRole('button', { name: 'Translate 2 slides' }).click()
  const question = page.getByRole('dialog', { name: 'Replace what people wrote?' })
  await question.getByRole('button', { name: 'Translate the others' }).click()
  await expectToast(page, 'Translation Ready', undefined, { timeout: 60_000 })
  const texts = async () => (await readLanguage(project, 'es')).slides.map(({ script }) => script)
  expect((await texts()).slice(0, 2)).toEqual(['La casa es mía.', 'La puerta es pequeña.'])

  // One slide alone: replacing a person's translation needs a confirmation, a machine's does not. English that
  // another client changes is shown too.
  await project.save(1, 'The house is big.')
  await expect(translatedRow(page, 1).locator('ins')).toHaveText('big')
  await page.getByRole('button', { name: 'Translate slide 1 again' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Translate slide 1 again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(translationField(page, 1)).toHaveValue('La casa es grande.', { timeout: 60_000 })
  await expect(translatedRow(page, 1)).toContainText('Machine')
})

test('O6 O9 reviewing goes by keys alone: slide by slide, listening, translating again, reviewed and on to the next', async ({
  page,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  const field = (slide: number) => translationField(page, slide)
  await field(1).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(field(2)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(field(1)).toBeFocused()
  // Four words are spoken quickly: hold the request, so that the second press comes while it is pending.
  const letGo = await holdBack(page, '**/api/tts/preview')
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('button', { name: 'Stop slide 1' })).toBeVisible()
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('button', { name: 'Listen to slide 1' })).toBeVisible()
  letGo()
  await page.keyboard.press('Control+Enter')
  await expect(field(2)).toBeFocused()
  await expect(translatedRow(page, 1)).toContainText('Reviewed')
  await page.keyboard.press('End')
  await page.keyboard.type(' Sí.')
  await page.keyboard.press('Control+Enter')
  await expect(field(3)).toBeFocused()
  await expectSaved(page)
  const states = async () => (await readLanguage(project, 'es')).slides.map(({ state }) => state)
  expect(await states()).toEqual(['reviewed', 'reviewed', 'machine'])
  // Changing a reviewed slide makes it 'Edited'; undo restores it.
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.type('!')
  await expect(translatedRow(page, 2)).toContainText('Edited')
  await page.keyboard.press('Control+Alt+Enter')
  await expect(page.getByRole('dialog', { name: 'Replace what people wrote?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(2)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(field(2)).toHaveValue('La puerta es abierta. Sí.')
  await page.keyboard.press('Control+Enter')
  await expect(field(3)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Reviewed 3' })).toBeVisible()
  await expectSaved(page)
  expect(await states()).toEqual(['reviewed', 'reviewed', 'reviewed'])
})

test('O7 O9 Arabic is written from the right, and a term that did not come through is shown at its slide', async ({
  page,
}) => {
  const project = await newWriting(page, ['The harbour is quiet. [pause 1s]', 'A ship comes in.'])
  await translateInto(project, 'ar')
  await showLanguage(page, project, 'ar')
  const field = translationField(page, 1)
  await expect(field).toHaveValue(/^الميناء هادئ\./)
  await expect(field).toHaveAttribute('dir', 'rtl')
  await expect(field).toHaveAttribute('lang', 'ar')
  // The text starts at the right edge, and the chip lies under its own letters.
  const chip = await translatedRow(page, 1).locator('[data-layer] [data-markup]').boundingBox()
  const box = await field.boundingBox()
  expect((chip?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThan((box?.width ?? 0) / 2)
  const glossary = [{ term: 'harbour', keep: false, translations: { ar: 'المرفأ' } }]
  await project.client.call(saveGlossary, { params: { id: project.id }, body: glossary })
  await expect(translatedRow(page, 1)).toContainText('“harbour” should be “المرفأ”')
  await field.fill('المرفأ هادئ.')
  await expect(translatedRow(page, 1)).not.toContainText('should be')
})

test('O1 a language is taken away, here after a question and elsewhere without one; one that is not there shows English', async ({
  page,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await project.client.call(addLanguage, { params: { id: project.id }, body: { languageCode: 'gl' } })
  await showLanguage(page, project, 'es')
  await page.getByRole('button', { name: 'More for Spanish' }).click()
  await page.getByRole('menuitem', { name: 'Remove language…' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Spanish?' })
  await expect(question).toContainText('everything that was edited, reviewed and recorded')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Language Removed')
  await expect(languageTab(page, 'Spanish')).toBeHidden()
  await expect(slideField(page, 1)).toBeVisible()
  expect((await project.read()).translations).toEqual([{ languageCode: 'gl', title: null }])

  await languageTab(page, 'Galician').click()
  await expect(translationField(page, 1)).toBeVisible()
  await project.client.call(removeLanguage, { params: { projectId: project.id, language: 'gl' } })
  await expect(slideField(page, 1)).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/projects/${project.id}?language=fr`)
  await expect(slideField(page, 1)).toBeVisible()
})
