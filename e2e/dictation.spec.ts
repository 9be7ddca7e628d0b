import { expect, type Page, test } from '@playwright/test'
import { expectToast, toastOf } from './toast.ts'
import { englishField, openProject } from './writing/open-project.ts'
import { standInRecognition } from './writing/stand-in-recognition.ts'

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
    // Consent is asked for only once.
    await dictate.click()
    await expect(dictate).toHaveAttribute('aria-pressed', 'true')
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
    await expectToast(page, 'Recording Error', 'Speech recognition stopped: network')
    await page.evaluate(() => {
      window.standIn.refusesToStart = true
    })
    await dictate.click()
    await expectToast(page, 'Recording Failed')
    await expect(toastOf(page, 'Recording Error')).toHaveCount(0)
  })
})
