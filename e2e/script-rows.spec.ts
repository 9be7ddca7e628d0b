import { expect, type Page, test } from '@playwright/test'
import { openProject, slideField } from './writing/open-project.ts'

const scripts = Array.from({ length: 12 }, (_, index) => `Words of slide ${index + 1}.`)

const listenTo = (page: Page, number: number) =>
  page.getByRole('button', { name: `Preview audio of slide ${number}`, exact: true })

test('S37 a row has two Tab stops, the script and its controls; slide 12 is 22 Tabs from slide 1', async ({
  page,
}) => {
  await openProject(page, { slides: 12, scripts })
  await slideField(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(listenTo(page, 1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(slideField(page, 2)).toBeFocused()
  for (let tab = 2; tab < 22; tab += 1) await page.keyboard.press('Tab')
  await expect(slideField(page, 12)).toBeFocused()
})

test('S37 arrows move between the controls of a row, and Shift+Tab leads back to its script', async ({
  page,
}) => {
  await openProject(page, { slides: 2, scripts: scripts.slice(0, 2) })
  const row = page.getByRole('listitem').filter({ has: slideField(page, 2) })
  await listenTo(page, 2).focus()
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('combobox', { name: 'Voice of slide 2' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('button', { name: 'More for slide 2' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('button', { name: 'More for slide 2' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row.getByRole('combobox', { name: 'Voice of slide 2' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row.getByRole('checkbox', { name: 'Select slide 2' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(
    row.getByRole('button', { name: 'Insert a pause or a pronunciation into slide 2' }),
  ).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(slideField(page, 2)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(listenTo(page, 1)).toBeFocused()
})

test('S37 Alt and an arrow lead to the next script, Alt+Enter listens', async ({ page }) => {
  await openProject(page, { slides: 3, scripts: scripts.slice(0, 3) })
  await slideField(page, 2).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(slideField(page, 3)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(slideField(page, 3)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(slideField(page, 1)).toBeFocused()
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('button', { name: 'Stop audio of slide 1' })).toBeVisible()
  await page.keyboard.press('Alt+Enter')
  await expect(listenTo(page, 1)).toBeVisible()
})

test('S38 at rest a row shows its number, words, length and voice; its tools show on hover and focus, and are named in its menu', async ({
  page,
}) => {
  await openProject(page, { slides: 2, scripts: scripts.slice(0, 2) })
  const row = page.getByRole('listitem').filter({ has: slideField(page, 2) })
  const copy = row.getByRole('button', { name: 'Copy the script of slide 2' })
  const opacity = () =>
    copy.evaluate((element) => {
      let shown = 1
      for (let at: Element | null = element; at; at = at.parentElement)
        shown *= Number(getComputedStyle(at).opacity)
      return shown
    })
  await page.mouse.move(0, 0)
  await expect(row).toContainText('4 words')
  await expect.poll(opacity).toBe(0)
  await row.hover()
  await expect.poll(opacity).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe(0)
  await slideField(page, 2).focus()
  await expect.poll(opacity).toBe(1)
  // The number stands beside the picture.
  const picture = await row.getByRole('img', { name: 'slide-2.png' }).boundingBox()
  const number = await row.getByText('2', { exact: true }).boundingBox()
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0)

  await row.getByRole('button', { name: 'More for slide 2' }).click()
  const items = page.getByRole('menu').getByRole('menuitem')
  await expect(items.filter({ hasText: 'Record your voice' })).toBeVisible()
  await items.filter({ hasText: 'Insert a pause or a pronunciation' }).click()
  await page.getByRole('menuitem', { name: 'Pause of 1 s', exact: true }).click()
  await expect(slideField(page, 2)).toHaveValue(/\[/)
})
