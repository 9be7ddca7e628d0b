import { expect, type Page, test } from '@playwright/test'
import { expectToast } from './toast.ts'
import { openProject, slideField } from './writing/open-project.ts'

const openMenu = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k')
  const menu = page.getByRole('dialog', { name: 'Commands' })
  const field = menu.getByRole('combobox', { name: 'What do you want to do?' })
  await expect(field).toBeFocused()
  return { menu, field }
}

test('E18 the command menu does what the page offers, by its name and with keys alone', async ({ page }) => {
  await openProject(page, { slides: 3, scripts: ['First.', 'Second.', 'Third.'] })
  const { menu, field } = await openMenu(page)
  for (const name of [
    'Templates',
    'Save Draft',
    'Generate Video',
    'Present',
    'Find and replace',
    'Add New Slides',
  ])
    await expect(menu.getByRole('option', { name: new RegExp(`^${name}\\b`) })).toHaveCount(1)
  // What the page is for comes first, and a title is named by what a press does.
  await expect(menu.getByRole('option').first()).toHaveText('Rename project')
  await expect(menu.getByRole('option', { name: 'Commands' })).toHaveCount(0)
  await field.fill('find')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Find and replace' })).toBeVisible()
  await page.keyboard.press('Escape')

  const again = await openMenu(page)
  await again.field.fill('third')
  await page.keyboard.press('Enter')
  await expect(slideField(page, 3)).toBeFocused()

  const ofSlide = await openMenu(page)
  await ofSlide.field.fill('slide 3 duplicate')
  await page.keyboard.press('Enter')
  await expect(slideField(page, 4)).toHaveValue('Third.')
  // Escape is for what came last: a toast that comes after the menu would take it.
  await expectToast(page, 'Success', 'Slide duplicated successfully')

  // The focus comes back, and with it what can be done to its slide.
  await slideField(page, 2).focus()
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(slideField(page, 2)).toBeFocused()

  const nothing = await openMenu(page)
  await nothing.field.fill('no such thing')
  await expect(nothing.menu).toContainText('Nothing on this page is called that.')
  await page.keyboard.press('Escape')
  await expect(nothing.menu).toHaveCount(0)
})

test('E18 settings are found by their names, and what is done to slides also while none has the focus', async ({
  page,
}) => {
  await openProject(page, { slides: 2, scripts: ['First.', 'Second.'] })
  const { menu, field } = await openMenu(page)
  for (const name of ['Resolution', 'Speaking speed', 'Delete', 'Duplicate', 'Record your voice']) {
    await field.fill(name)
    await expect(menu.getByRole('option', { name }).first()).toBeVisible()
  }
  await field.fill('Speaking speed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'Speaking speed' })).toBeFocused()
})

test('E19 the first Tab stops lead to the scripts, the preview and the timeline', async ({ page }) => {
  await openProject(page, { slides: 2, scripts: ['First.', 'Second.'] })
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to the scripts' })
  await expect(link).toBeFocused()
  expect((await link.boundingBox())?.width).toBeGreaterThan(100)
  await page.keyboard.press('Enter')
  await expect(slideField(page, 1)).toBeFocused()
  await page.getByRole('link', { name: 'Skip to the timeline' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Visual Timeline' })).toBeFocused()
})
