import { expect, type Page, test } from '@playwright/test'
import { scripts } from './languages/new-writing.ts'
import { languageTab, readLanguage, translateInto, translationField } from './writing/language-panel.ts'
import { expectSaved, openProject, slideField } from './writing/open-project.ts'

const openFind = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Find and replace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await expect(dialog.getByRole('list', { name: 'Where it stands' })).toBeVisible({ timeout: 30_000 })
  return dialog
}

test('S35 words are found and replaced over all slides and languages, in one step', async ({ page }) => {
  const project = await openProject(page, { slides: 3, scripts })
  await translateInto(project, 'es')
  await page.reload()
  const dialog = await openFind(page)
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('is')
  await expect(dialog.getByRole('status')).toHaveText('3 places')
  await dialog.getByRole('checkbox', { name: 'Whole words' }).check()
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('roja')
  await expect(dialog.getByRole('listitem')).toHaveText([/Slide 1.*Spanish.*roja/])
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('es')
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('era')
  const places = Number(
    /\((\d+)\)/.exec((await dialog.getByRole('button', { name: /^Replace all/ }).textContent()) ?? '')?.[1],
  )
  expect(places).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: /^Replace all/ }).click()
  await expect(dialog.getByRole('status')).toHaveText(`${places} places replaced. Undo brings them back.`)
  await page.keyboard.press('Escape')
  await expectSaved(page)
  const spanish = async () => (await readLanguage(project, 'es')).slides.map(({ script }) => script)
  await expect.poll(async () => (await spanish())[0]).toContain('era roja')
  // Undone at once, where it was replaced.
  await page.keyboard.press('Control+z')
  await expect(languageTab(page, 'Spanish')).toHaveAttribute('aria-selected', 'true')
  await expect(translationField(page, 1)).toHaveValue(/es roja/)
  await expectSaved(page)
  await expect.poll(async () => (await spanish())[0]).toContain('es roja')
})

test('S35 a place leads to where it stands, and one slide is replaced alone', async ({ page }) => {
  await openProject(page, { slides: 3, scripts })
  const dialog = await openFind(page)
  await dialog.getByRole('searchbox', { name: 'Find' }).fill('the')
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('My')
  await dialog.getByRole('button', { name: 'Replace in Slide 2' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'The garden is big.' }).click()
  await expect(slideField(page, 3)).toBeFocused()
  expect(
    await slideField(page, 3).evaluate((field: HTMLTextAreaElement) => [
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual([0, 3])
  await expect(slideField(page, 2)).toHaveValue('My door is open.')
  await expect(slideField(page, 1)).toHaveValue('The house is red.')
})
