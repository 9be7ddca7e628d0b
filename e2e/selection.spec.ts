import { expect, type Page, test } from '@playwright/test'
import { expectToast } from './toast.ts'
import { expectSaved, openProject, slideField } from './writing/open-project.ts'

const open = async (page: Page) => {
  const project = await openProject(page, {
    slides: 5,
    scripts: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'],
  })
  const names = async () => (await project.read()).images.map(({ originalName }) => originalName)
  return { ...project, names }
}

const slides = (...numbers: number[]) => numbers.map((number) => `slide-${number}.png`)
const box = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select slide ${number}`, exact: true })
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected slides' })

test('T36 slides are selected one by one, with Shift up to one, with Ctrl on the picture, all and none', async ({
  page,
}) => {
  await open(page)
  await expect(bar(page)).toHaveCount(0)
  await box(page, 2).check()
  await expect(bar(page)).toContainText('1 slide selected')
  await box(page, 4).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 slides selected')
  await expect(box(page, 3)).toBeChecked()
  const row = page.getByRole('listitem').filter({ has: slideField(page, 1) })
  await row.getByRole('img', { name: 'slide-1.png' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(bar(page)).toContainText('4 slides selected')
  await bar(page).getByRole('button', { name: 'Select all' }).click()
  await expect(bar(page)).toContainText('5 slides selected')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await box(page, 5).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText('5 slides selected')
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click()
  for (const number of [1, 2, 3, 4, 5]) await expect(box(page, number)).not.toBeChecked()
})

test('T37 selected slides are moved, duplicated and deleted together, each in one step that is undone', async ({
  page,
}) => {
  const { names } = await open(page)
  const undo = page.getByRole('button', { name: /^Undo: / })
  await box(page, 2).check()
  await box(page, 4).check()
  await bar(page).getByRole('button', { name: 'Move up' }).click()
  await expect.poll(names).toEqual(slides(2, 1, 4, 3, 5))
  await expect(undo).toHaveAccessibleName('Undo: move 2 slides')
  await bar(page).getByRole('button', { name: 'Move down' }).click()
  await expect.poll(names).toEqual(slides(1, 2, 3, 4, 5))
  await bar(page).getByRole('button', { name: 'Duplicate' }).click()
  await expectToast(page, 'Success', '2 slides duplicated successfully')
  expect(await names()).toEqual(slides(1, 2, 2, 3, 4, 4, 5))
  await undo.click()
  await expect.poll(names).toEqual(slides(1, 2, 3, 4, 5))
  await expect(bar(page)).toContainText('2 slides selected')
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 2 slides?' })
  await expect(dialog).toContainText('With them go 2 words. Undo brings them back.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', '2 slides deleted successfully')
  expect(await names()).toEqual(slides(1, 3, 5))
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More for slide 1', exact: true }).first()).toBeFocused()
  await undo.click()
  await expect.poll(names).toEqual(slides(1, 2, 3, 4, 5))
  await expect(slideField(page, 4)).toHaveValue('Four.')
})

test('T37 selected slides get a voice, a speed and a length in one step', async ({ page }) => {
  const { read } = await open(page)
  await box(page, 1).check()
  await box(page, 3).check()
  await bar(page).getByRole('combobox', { name: 'Voice of 2 selected slides' }).click()
  await page.getByRole('option', { name: /Bella/ }).click()
  await expectToast(page, 'Voice Changed', 'Bella now speaks 2 slides.')
  await bar(page).getByRole('button', { name: 'Speed, fit and length…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings of 2 slides' })
  await dialog.getByRole('spinbutton', { name: 'Speaking speed' }).fill('120')
  await dialog.getByRole('spinbutton', { name: 'Length in seconds' }).fill('8')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expectSaved(page)
  const project = await read()
  const voices = project.slideScripts.map(({ selectedVoice }) => selectedVoice)
  expect(voices[0]).toBe(voices[2])
  expect(new Set([voices[1], voices[3], voices[4]])).not.toContain(voices[0])
  expect(project.slideScripts.map(({ speakingSpeed }) => speakingSpeed)).toEqual([120, null, 120, null, null])
  expect(project.images.map(({ manualDuration }) => manualDuration)).toEqual([8, null, 8, null, null])
  await box(page, 2).check()
  await bar(page).getByRole('button', { name: 'Speed, fit and length…' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Speaking speed' })).toHaveAttribute(
    'placeholder',
    'Different',
  )
})
