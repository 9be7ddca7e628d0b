import { expect, test } from '@playwright/test'
import { newWriting } from './languages/new-writing.ts'
import { expectToast } from './toast.ts'
import {
  languageTab,
  readLanguage,
  showLanguage,
  translatedRow,
  translateInto,
  translationField,
} from './writing/language-panel.ts'
import { expectSaved, slideField } from './writing/open-project.ts'

test('O12 a stale translation shows what changed; only that is translated again, and reviewed words stay', async ({
  page,
}) => {
  const project = await newWriting(page, ['The house is red. The door is open.', 'The garden is big.'])
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  const mine = '¡La casa, qué roja!  Y la puerta, abierta.'
  await translationField(page, 1).fill(mine)
  await page.getByRole('button', { name: 'Mark reviewed slide 1' }).click()
  await translationField(page, 2).fill('El jardín es mío.')
  await expectSaved(page)

  await languageTab(page, 'English').click()
  await slideField(page, 1).fill('The house is red. The cat is small. The door is open.')
  await slideField(page, 2).fill('The wall is high.')
  await expectSaved(page)
  await languageTab(page, 'Spanish').click()
  const first = translatedRow(page, 1)
  await expect(first).toContainText('Translating again changes only the sentences that are marked.')
  await expect(first.locator('ins')).toHaveText(/^The cat is small\. ?$/)
  await expect(first.locator('del')).toHaveCount(0)
  const second = translatedRow(page, 2)
  await expect(second.locator('del')).toHaveText(['garden', 'big'])
  await expect(second.locator('ins')).toHaveText(['wall', 'high'])
  await expect(second).not.toContainText('only the sentences')

  // The first is not asked about: its words stay. The second has no sentence that could stay.
  await page.getByRole('button', { name: 'Translate 2 slides' }).click()
  const question = page.getByRole('dialog', { name: 'Replace what people wrote?' })
  await expect(question).toContainText('1 of the stale slides')
  await question.getByRole('button', { name: 'Translate the others' }).click()
  await expectToast(page, 'Translation Ready', undefined, { timeout: 60_000 })
  await expect(translationField(page, 1)).toHaveValue(
    /^¡La casa, qué roja! El gato es pequeño\. Y la puerta, abierta\.$/,
  )
  await expect(translationField(page, 2)).toHaveValue('El jardín es mío.')
  await expect(first).toContainText('Edited')
  await expect(first.locator('ins')).toHaveCount(0)
  expect((await readLanguage(project, 'es')).slides[0]).toMatchObject({ state: 'edited', stale: false })

  // One step of undo brings the reviewed words back.
  await page.keyboard.press('Control+z')
  await expect(translationField(page, 1)).toHaveValue(mine)
})
