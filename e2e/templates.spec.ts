import { expect, type Page, test } from '@playwright/test'
import { expectToast } from './toast.ts'
import { englishField, expectSaved, openProject, slideField } from './writing/open-project.ts'

const picker = (page: Page) => page.getByRole('region', { name: 'Script Templates' })

const templates = [
  ['Product Launch Announcement', 'Business', '60-90 seconds'],
  ['How-to Tutorial Guide', 'Education', '90-120 seconds'],
  ['Personal Journey Story', 'Personal', '75-100 seconds'],
  ['Marketing Hook and CTA', 'Marketing', '45-60 seconds'],
] as const

test('E4 X1 X2 four templates in place of the scripts, each with what it is and what it says', async ({
  page,
}) => {
  await openProject(page)
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  await expect(englishField(page)).toHaveCount(0)
  const cards = picker(page)
    .locator('li')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(4)
  for (const [index, [title, category, duration]] of templates.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(card.getByText(category, { exact: true })).toBeVisible()
    await expect(card.getByText(duration)).toBeVisible()
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(3)
    await card.getByText('Read the script').click()
    await expect(card.locator('details p')).toContainText(/\[[a-z ]+\]/)
  }
  await page.getByRole('button', { name: 'Hide Templates' }).click()
  await expect(picker(page)).toHaveCount(0)
  await expect(englishField(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Templates', exact: true })).toBeVisible()
})

test('X3 S23 without slides one becomes the English script and is saved, and what it replaced comes back', async ({
  page,
}) => {
  const { read } = await openProject(page, { englishScript: 'What I had.' })
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  await page.getByRole('button', { name: 'Use Template: Marketing Hook and CTA' }).click()
  await expectToast(page, 'Template Applied')
  await expect(picker(page)).toHaveCount(0)
  await expect(englishField(page)).toHaveValue(/^Stop\. How much time/)
  await expectSaved(page)
  expect((await read()).englishScript).toContain('[product name]')

  // The first placeholder is selected; the button selects the next.
  await page.keyboard.insertText('paperwork')
  await expect(englishField(page)).toHaveValue(/did you spend on paperwork this week/)
  await page.getByRole('button', { name: /to fill in/ }).click()
  await page.keyboard.insertText('teachers')
  await expect(englishField(page)).toHaveValue(/like most teachers, it was/)

  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Control+z')
  await expect(englishField(page)).toHaveValue('What I had.')
  await expectSaved(page)
  expect((await read()).englishScript).toBe('What I had.')
})

test('X4 S23 with slides it is offered to be spread over them by sentences, undoably', async ({ page }) => {
  const { read } = await openProject(page, { slides: 3, scripts: ['Mine.', '', ''] })
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  await page.getByRole('button', { name: 'Use Template: Product Launch Announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put this script on your slides' })
  await expect(dialog).toContainText('Replaces the words of 1 slide')
  const parts = await dialog.getByRole('listitem').locator('p').allInnerTexts()
  expect(parts[0]).toMatch(/^Today we are launching \[product name\]\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(picker(page)).toBeVisible()

  await page.getByRole('button', { name: 'Use Template: Product Launch Announcement' }).click()
  await dialog.getByRole('button', { name: 'Put on 3 slides' }).click()
  await expectToast(page, 'Template Applied')
  await expect(picker(page)).toHaveCount(0)
  await expectSaved(page)
  const saved = await read()
  expect(saved.slideScripts.every(({ script }) => script.length > 100)).toBe(true)
  expect(saved.slideScripts.at(-1)?.script).toMatch(/We cannot wait to see\.$/)
  expect(saved.englishScript).toBe('')

  await page.keyboard.press('Control+z')
  await expect(slideField(page, 1)).toHaveValue('Mine.')
  await expect(slideField(page, 3)).toHaveValue('')
  await expectSaved(page)
  expect((await read()).slideScripts.map(({ script }) => script)).toEqual(['Mine.', '', ''])
})
