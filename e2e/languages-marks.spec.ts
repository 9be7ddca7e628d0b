import { expect, test } from '@playwright/test'
import { newWriting } from './languages/new-writing.ts'
import {
  languageTab,
  readLanguage,
  showLanguage,
  translatedRow,
  translateInto,
  translationField,
} from './writing/language-panel.ts'
import { expectSaved, slideField } from './writing/open-project.ts'

test('O13 numbers that differ, words left in English and odd signs are marked and filtered, until they are reviewed', async ({
  page,
}) => {
  const project = await newWriting(page, [
    'The house has 12 doors.',
    'The harbour is big.',
    'The wall is high.',
  ])
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  await translationField(page, 1).fill('La casa tiene 21 puertas.')
  await translationField(page, 2).fill('El harbour es grande.')
  await translationField(page, 3).fill('El #muro es alto.')
  await expectSaved(page)
  await expect(translatedRow(page, 1)).toContainText('Other numbers than in English: 12, 21')
  await expect(translatedRow(page, 2)).toContainText('As in English: harbour')
  await expect(translatedRow(page, 3)).toContainText('Odd signs: #muro')

  await page.getByRole('button', { name: 'Left in English 1' }).click()
  await expect(translationField(page, 2)).toBeVisible()
  await expect(translationField(page, 1)).toBeHidden()
  await page.getByRole('button', { name: 'Numbers 1' }).click()
  await expect(translationField(page, 1)).toBeVisible()
  await expect(translationField(page, 2)).toBeHidden()
  await translationField(page, 1).fill('La casa tiene 12 puertas.')
  await expectSaved(page)
  // The slide stays in view while it is worked on, and the filter says that nothing is left.
  await expect(page.getByRole('button', { name: 'Numbers 0' })).toBeVisible()
  await expect(translatedRow(page, 1)).not.toContainText('Other numbers')

  await page.getByRole('button', { name: /^All 3/ }).click()
  await expect(page.getByRole('button', { name: /^Numbers/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark reviewed slide 2' }).click()
  await expectSaved(page)
  await expect(translatedRow(page, 2)).not.toContainText('As in English')
  await expect(page.getByRole('button', { name: /^Left in English/ })).toHaveCount(0)
})

test('O6 O10 all slides that a filter shows are marked as reviewed at once, undoably; the tab counts what is left', async ({
  page,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  const tab = languageTab(page, 'Spanish')
  await expect(tab).toHaveAccessibleDescription('3 to review')
  await expect(tab).toContainText('3')
  await page.getByRole('button', { name: 'To review 3' }).click()
  await page.getByRole('button', { name: 'Mark 3 reviewed' }).click()
  await expectSaved(page)
  await expect(page.getByText('Nothing to review')).toBeVisible()
  await expect(tab).toHaveAccessibleDescription('All slides reviewed')
  expect((await readLanguage(project, 'es')).slides.map(({ state }) => state)).toEqual(
    Array.from({ length: 3 }, () => 'reviewed'),
  )
  await page.getByRole('button', { name: 'Undo: review of 3 slides' }).click()
  await expect(page.getByRole('button', { name: 'To review 3' })).toBeVisible()
  await expect(tab).toHaveAccessibleDescription('3 to review')
  // From the English tab too: its slides changed.
  await languageTab(page, 'English').click()
  await slideField(page, 1).fill('The house is blue.')
  await expect(tab).toHaveAccessibleDescription('1 stale, 2 to review', { timeout: 15_000 })
})

test('O3 O6 a review is undone by itself; stale slides that are reviewed together are stale again, after a reload too', async ({
  page,
}) => {
  const project = await newWriting(page)
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  await languageTab(page, 'English').click()
  await slideField(page, 2).fill('The door is open. The cat is small.')
  await slideField(page, 3).fill('The garden is big. The wall is high.')
  await expectSaved(page)
  await languageTab(page, 'Spanish').click()
  await translationField(page, 1).fill('Es mi casa.')
  await page.getByRole('button', { name: 'Mark reviewed slide 3' }).click()
  await expectSaved(page)
  await page.getByRole('button', { name: 'Undo: review of slide 3' }).click()
  await expect(translatedRow(page, 3)).toContainText('Stale')
  await expect(translationField(page, 1)).toHaveValue('Es mi casa.')

  await page.getByRole('button', { name: 'Stale 2' }).click()
  await page.getByRole('button', { name: 'Mark 2 reviewed' }).click()
  await expectSaved(page)
  await expect(languageTab(page, 'Spanish')).toHaveAccessibleDescription('1 to review')
  await page.getByRole('button', { name: 'Undo: review of 2 slides' }).click()
  await expect(page.getByRole('button', { name: 'Stale 2' })).toBeVisible()
  await expectSaved(page)
  await page.reload()
  await expect(translatedRow(page, 2).locator('ins')).toHaveText(/^ ?The cat is small\.$/)
  expect((await readLanguage(project, 'es')).slides.map(({ state, stale }) => [state, stale])).toEqual([
    ['edited', false],
    ['machine', true],
    ['machine', true],
  ])
})
