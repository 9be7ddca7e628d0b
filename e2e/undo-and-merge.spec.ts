import { expect, test } from '@playwright/test'
import { expectSaved, openProject, saveState, slideField } from './writing/open-project.ts'

const english = 'One two three. Four five six. Seven eight nine.'

test('S23 typing, voices and paste are undone and redone across slides, by keys and by buttons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProject(page, { slides: 30 })
  const undo = page.getByRole('button', { name: 'Undo' })
  const redo = page.getByRole('button', { name: 'Redo' })
  await expect(undo).toBeDisabled()
  await expect(redo).toBeDisabled()

  // Inserted at once: on a busy machine typing would pause, and each pause adds an undo step.
  await slideField(page, 1).focus()
  await page.keyboard.insertText('First.')
  await slideField(page, 30).focus()
  await page.keyboard.insertText('Last.')
  await page.evaluate(() => navigator.clipboard.writeText(' Pasted.'))
  await page.keyboard.press('Control+v')
  await expect(slideField(page, 30)).toHaveValue('Last. Pasted.')
  await page.getByRole('combobox', { name: 'Voice of slide 2', exact: true }).click()
  await page.getByRole('option', { name: 'Bella' }).click()

  await undo.click()
  await expect(page.getByRole('combobox', { name: 'Voice of slide 2', exact: true })).toHaveText('Adam')
  await page.keyboard.press('Control+z')
  await expect(slideField(page, 30)).toHaveValue('Last.')
  await expect(slideField(page, 30)).toBeInViewport()
  await expect(slideField(page, 30)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(slideField(page, 30)).toHaveValue('')
  await page.keyboard.press('Control+z')
  await expect(slideField(page, 1)).toHaveValue('')
  await expect(slideField(page, 1)).toBeFocused()
  await expect(slideField(page, 1)).toBeInViewport()
  await expect(undo).toBeDisabled()

  await page.keyboard.press('Control+Shift+z')
  await expect(slideField(page, 1)).toHaveValue('First.')
  await page.keyboard.press('Control+y')
  await redo.click()
  await expect(slideField(page, 30)).toHaveValue('Last. Pasted.')
  // The cursor is where the change ended, so typing continues there.
  await page.keyboard.type('!')
  await expect(slideField(page, 30)).toHaveValue('Last. Pasted.!')
  await expect(redo).toBeDisabled()
})

test('S23 other fields keep their own undo', async ({ page }) => {
  await openProject(page, { slides: 1 })
  await slideField(page, 1).pressSequentially('Stays.')
  const speed = page.getByRole('spinbutton', { name: 'Speaking speed' })
  await speed.fill('200')
  await speed.press('Control+z')
  await expect(slideField(page, 1)).toHaveValue('Stays.')
})

test('S25 a text that changed elsewhere meanwhile is not overwritten: both are offered', async ({ page }) => {
  const { read, save } = await openProject(page, { slides: 2, scripts: ['Before.', 'Before.'] })
  await page.context().setOffline(true)
  await slideField(page, 1).fill('Mine.')
  await slideField(page, 2).fill('Mine too.')
  await expect(saveState(page)).toHaveText('Not saved', { timeout: 15_000 })
  await save(1, 'Theirs.')
  await save(2, 'Theirs too.')
  await page.context().setOffline(false)

  const both = page.getByRole('region', { name: 'This text was changed elsewhere too' })
  await expect(both).toHaveCount(2, { timeout: 45_000 })
  await expect(both.first()).toContainText('Theirs.')
  await expect(slideField(page, 1)).toHaveValue('Mine.')
  expect((await read()).slideScripts.map(({ script }) => script)).toEqual(['Theirs.', 'Theirs too.'])

  await both.first().getByRole('button', { name: 'Keep mine' }).click()
  await both.last().getByRole('button', { name: 'Take theirs' }).click()
  await expect(both).toHaveCount(0)
  await expect(slideField(page, 2)).toHaveValue('Theirs too.')
  await expectSaved(page)
  expect((await read()).slideScripts.map(({ script }) => script)).toEqual(['Mine.', 'Theirs too.'])
  // Undo restores the version that was given up.
  await page.keyboard.press('Control+z')
  await expect(slideField(page, 2)).toHaveValue('Mine too.')
})

test('S25 two tabs of one project do not fight', async ({ page, context }) => {
  await openProject(page, { slides: 2 })
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(slideField(other, 1)).toBeVisible({ timeout: 60_000 })
  await slideField(page, 1).pressSequentially('From the first.')
  await expect(slideField(other, 1)).toHaveValue('From the first.', { timeout: 20_000 })
  await slideField(other, 2).pressSequentially('From the second.')
  await expect(slideField(page, 2)).toHaveValue('From the second.', { timeout: 20_000 })
  await expect(slideField(page, 1)).toHaveValue('From the first.')
  await expectSaved(page)
  await expectSaved(other)
  await other.close()
})

test('S26 an English script is offered to be spread over the slides, undoably', async ({ page }) => {
  const { read } = await openProject(page, { slides: 3, englishScript: english })
  await expect(slideField(page, 2)).toHaveAttribute('placeholder', 'Four five six.')
  await page.getByRole('button', { name: 'Spread over slides' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put this script on your slides' })
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Four five six.')
  await dialog.getByRole('button', { name: 'Put on 3 slides' }).click()
  await expect(dialog).toBeHidden()
  await expect(slideField(page, 3)).toHaveValue('Seven eight nine.')
  await expect(slideField(page, 1)).toBeFocused()
  await expectSaved(page)
  expect((await read()).slideScripts.map(({ script }) => script)).toEqual([
    'One two three.',
    'Four five six.',
    'Seven eight nine.',
  ])
  await page.keyboard.press('Control+z')
  for (const slide of [1, 2, 3]) await expect(slideField(page, slide)).toHaveValue('')
  await page.keyboard.press('Control+y')
  await expect(slideField(page, 2)).toHaveValue('Four five six.')
})
