import { expect, test } from '@playwright/test'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { newWriting, scripts } from './languages/new-writing.ts'
import { note } from './product.ts'
import { setDeepLState } from './providers/deepl-troubles.ts'
import { expectToast } from './toast.ts'
import { languageTab, readLanguage, showLanguage, translationField } from './writing/language-panel.ts'
import { expectSaved } from './writing/open-project.ts'

// All tests that disturb the DeepL server are in this file, one after another: the server is shared by all specs.

test('O8 a provider that is down is told with what to do, other languages go on, and trying again works', async ({
  page,
}) => {
  const project = await newWriting(page)
  for (const languageCode of ['pt-BR', 'ca'])
    await project.client.call(addLanguage, { params: { id: project.id }, body: { languageCode } })
  await showLanguage(page, project, 'pt-BR')
  await setDeepLState('down')
  try {
    await page.getByRole('button', { name: 'Translate 3 slides' }).click()
    await expect(
      page.getByRole('progressbar', { name: 'Translating into Brazilian Portuguese' }),
    ).toBeVisible()
    await languageTab(page, 'Catalan').click()
    await page.getByRole('button', { name: 'Translate 3 slides' }).click()
    await expect(translationField(page, 1)).toHaveValue(/^La casa és/, { timeout: 60_000 })
    await languageTab(page, 'Brazilian Portuguese').click()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Translating into Brazilian Portuguese stopped' })
    await expect(notice).toContainText('The translation provider does not answer.', { timeout: 180_000 })
    await expect(notice).toContainText('You can write any slide by hand.')
    await translationField(page, 3).fill('O jardim é grande.')
    await expectSaved(page)
    await setDeepLState('well')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Translation Ready', /^Brazilian Portuguese/, { timeout: 60_000 })
    await expect(translationField(page, 1)).not.toHaveValue('')
    await expect(translationField(page, 3)).toHaveValue('O jardim é grande.')
  } finally {
    await setDeepLState('well')
  }
})

const troubles = [
  { trouble: 'slow', words: 'The translation provider does not answer.' },
  { trouble: 'garbage', words: 'The translation provider answered with something that is no translation.' },
  { trouble: 'used up', words: 'The translation provider takes no more text for now.' },
] as const

for (const { trouble, words } of troubles)
  test(`O8 a provider that is ${trouble} is told with what to do; nothing is lost, and it goes on where it stopped`, async ({
    page,
  }) => {
    // Sentences of its own: what another test had translated is cached and not requested again.
    const project = await newWriting(
      page,
      scripts.map((script) => `${script} It is not ${trouble}.`),
    )
    const { client, id } = project
    await client.call(addLanguage, { params: { id }, body: { languageCode: 'pt-BR' } })
    await showLanguage(page, project, 'pt-BR')
    await translationField(page, 2).fill('A porta está aberta.')
    await expectSaved(page)
    await setDeepLState(trouble)
    try {
      await page.getByRole('button', { name: 'Translate 2 slides' }).click()
      const began = Date.now()
      const notice = page.getByRole('alert').filter({ hasText: words })
      await expect(notice).toBeVisible({ timeout: 180_000 })
      note(`${trouble}: told after, seconds`, ((Date.now() - began) / 1000).toFixed(0))
      await expect(translationField(page, 2)).toHaveValue('A porta está aberta.')
      await setDeepLState('well')
      await notice.getByRole('button', { name: 'Try again' }).click()
      await expectToast(page, 'Translation Ready', undefined, { timeout: 60_000 })
      const { slides } = await readLanguage(project, 'pt-BR')
      expect(slides.map(({ state }) => state)).toEqual(['machine', 'edited', 'machine'])
    } finally {
      await setDeepLState('well')
    }
  })
