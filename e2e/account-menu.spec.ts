import { expect, type Page } from '@playwright/test'
import { newProject, openDashboard } from './dashboard/dashboard-page.ts'
import { test } from './dashboard/with-person.ts'
import { clientOf, newPerson } from './new-person.ts'
import { productUrl } from './product.ts'
import { expectToast } from './toast.ts'

const openMenu = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account|บัญชี/ })
    .click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = 'oklch(0.982 0.006 85)'
const dark = 'oklch(0.185 0.012 265)'

test.describe('the account menu', () => {
  test('W11 a theme is chosen, against the system too, stays after a reload, and follows the system again', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openDashboard(page)
    expect(await background(page)).toBe(dark)
    const menu = await openMenu(page)
    await expect(menu.getByRole('menuitemradio', { name: 'Like the system' })).toBeChecked()
    await menu.getByRole('menuitemradio', { name: 'Light' }).click()
    // The menu stays: the effect is seen beside it.
    await expect(menu.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
    expect(await background(page)).toBe(light)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await background(page)).toBe(light)
    const bars = page.locator('meta[name="theme-color"]')
    const painted = await bars.evaluateAll((metas) =>
      metas
        .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
        .map((meta) => meta.getAttribute('content')),
    )
    expect(painted).toEqual(['#faf8f4'])
    await (await openMenu(page)).getByRole('menuitemradio', { name: 'Like the system' }).click()
    expect(await background(page)).toBe(dark)
  })

  test('W11 the chosen theme is there before the scripts of the page have run', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openDashboard(page)
    await (await openMenu(page)).getByRole('menuitemradio', { name: 'Dark' }).click()
    // The page's own script never comes: what is painted then is the first paint.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    expect(await background(page)).toBe(dark)
  })

  test('W11 the language is chosen in the editor too, with the keyboard alone', async ({ page, person }) => {
    const { id } = await newProject(person.client, 'Roots')
    await page.goto(`${productUrl()}/projects/${id}`)
    const button = page.getByRole('banner').getByRole('button', { name: 'Account' })
    await button.focus()
    await page.keyboard.press('Enter')
    const thai = page.getByRole('menuitemradio', { name: 'ไทย' })
    await expect(page.getByRole('menu')).toBeVisible()
    for (
      let presses = 0;
      presses < 10 && !(await thai.evaluate((item) => item === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'บัญชี' })).toBeFocused()
  })

  test('W11 it says who is signed in, and the space that the account takes', async ({ page, person }) => {
    await newProject(person.client, 'Roots', ['#a83232'])
    await openDashboard(page)
    const menu = await openMenu(page)
    await expect(menu.getByText('Mira', { exact: true })).toBeVisible()
    await expect(menu.getByText(/^\d+\.\d\u00A0KB in 1 project$/)).toBeVisible()
  })

  test('W12 it lists where one is signed in; signing out everywhere ends every session', async ({
    page,
    person,
    database,
  }) => {
    await openDashboard(page)
    await (await openMenu(page)).getByRole('menuitem', { name: 'Where you are signed in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Where you are signed in' })
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText('This browser')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeFocused()

    const stranger = clientOf(productUrl(), await newPerson(database))
    await (await openMenu(page)).getByRole('menuitem', { name: 'Where you are signed in' }).click()
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
    const answer = await fetch(`${productUrl()}/api/auth/user`, { headers: { cookie: person.cookie } })
    expect(answer.status).toBe(401)
    await newProject(stranger, 'Still signed in')
  })

  test('W12 a failure to sign out is said, and the page stays', async ({ page }) => {
    await openDashboard(page)
    await page.route('**/api/sessions', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
    )
    await (await openMenu(page)).getByRole('menuitem', { name: 'Where you are signed in' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectToast(page, 'Error', 'Failed to sign you out')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
