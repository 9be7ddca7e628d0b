import { expect, type Page, test } from '@playwright/test'
import { expectSaved, openProject, slideField } from './writing/open-project.ts'

const openSettings = async (page: Page, number: number) => {
  await page
    .getByRole('listitem')
    .filter({ has: slideField(page, number) })
    .getByRole('button', { name: `More for slide ${number}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: 'Speed, fit and length…' }).click()
  return page.getByRole('dialog', { name: `Settings of slide ${number}` })
}

test('V13 a slide has its own speed, fit and length, one is used for all slides, and all are undone', async ({
  page,
}) => {
  const { read } = await openProject(page, { slides: 3, scripts: ['One two three.', 'Two.', 'Three.'] })
  const own = async () =>
    (await read()).slideScripts.map(({ speakingSpeed, pictureFit }) => [speakingSpeed, pictureFit])
  const lengths = async () => (await read()).images.map(({ manualDuration }) => manualDuration)
  const dialog = await openSettings(page, 2)
  const speed = dialog.getByRole('spinbutton', { name: 'Speaking speed' })
  await expect(speed).toHaveAttribute('placeholder', 'As the video: 150')
  await speed.fill('300')
  await expect(dialog.getByRole('alert')).toContainText('250')
  await speed.fill('100')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Pictures' }).click()
  await page.getByRole('option', { name: 'Fill the frame' }).click()
  await dialog.getByRole('spinbutton', { name: 'Length in seconds' }).fill('9')
  await dialog.getByRole('button', { name: 'Speaking speed: use for all slides' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'More for slide 2' }).first()).toBeFocused()
  await expectSaved(page)
  expect(await own()).toEqual([
    [100, null],
    [100, 'cover'],
    [100, null],
  ])
  expect(await lengths()).toEqual([null, 9, null])

  await expect(page.getByRole('button', { name: 'Undo: speed of 2 slides' })).toBeVisible()
  for (const _ of ['speed for all', 'length', 'fit', 'speed']) await page.keyboard.press('Control+z')
  await expectSaved(page)
  expect(await own()).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  expect(await lengths()).toEqual([null, null, null])

  // Its code is there now, and it opens before the menu has closed.
  const again = await openSettings(page, 3)
  await again.getByRole('spinbutton', { name: 'Length in seconds' }).fill('7')
  await again.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'More for slide 3' }).first()).toBeFocused()
})
