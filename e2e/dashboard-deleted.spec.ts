import { expect } from '@playwright/test'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { cardOf, chooseInMenu, newProject, openDashboard } from './dashboard/dashboard-page.ts'
import { test } from './dashboard/with-person.ts'
import { breakConnection } from './network.ts'
import { productUrl } from './product.ts'
import { expectToast } from './toast.ts'

test.describe('recently deleted', () => {
  test('D32 a deleted project is brought back, by keys alone, as it was', async ({ page, person }) => {
    const { id } = await newProject(person.client, 'Harbour')
    await openDashboard(page)
    await chooseInMenu(page, 'Harbour', 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Delete project?' })
    await expect(question).toContainText('it can be brought back from “Recently deleted”')
    await question.getByRole('button', { name: 'Delete project' }).click()
    await expectToast(page, 'Success', 'Project deleted successfully')
    await expect(cardOf(page, 'Harbour')).toHaveCount(0)

    const opener = page.getByRole('button', { name: 'Recently deleted' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Recently deleted' })
    const row = dialog.getByRole('listitem').filter({ hasText: 'Harbour' })
    await expect(row).toContainText('deleted just now')
    await row.getByRole('button', { name: 'Bring back' }).press('Enter')
    await expectToast(page, 'Success', 'Project brought back successfully')
    await expect(dialog).toContainText('Nothing here')
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(cardOf(page, 'Harbour')).toBeVisible()
    expect((await person.client.call(getProject, { params: { id } })).title).toBe('Harbour')
  })

  test('D32 it is deleted for good after a question of its own; a list that does not load is told', async ({
    page,
    person,
  }) => {
    const { id } = await newProject(person.client, 'Old harbour')
    await person.client.call(deleteProject, { params: { id } })
    await openDashboard(page)
    const { mend } = await breakConnection(page, '**/api/deleted-projects')
    await page.getByRole('button', { name: 'Recently deleted' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recently deleted' })
    await expect(dialog).toContainText('could not be loaded', { timeout: 30_000 })
    await mend()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('button', { name: 'Delete “Old harbour” for good' }).click()
    const question = page.getByRole('dialog', { name: 'Delete for good?' })
    await expect(question).toContainText('This action cannot be undone.')
    await question.getByRole('button', { name: 'Delete for good' }).click()
    await expectToast(page, 'Success', 'Project deleted for good')
    await expect(dialog).toContainText('Nothing here')
  })

  test('D33 an account is deleted after a question that names what goes with it', async ({
    page,
    person,
  }) => {
    await newProject(person.client, 'First')
    const second = await newProject(person.client, 'Second')
    await person.client.call(deleteProject, { params: { id: second.id } })
    await openDashboard(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expect(question).toContainText('2 projects, with their slides, scripts and recordings')
    await expect(question).toContainText('0 videos')
    await expect(question).toContainText('Nothing of it can be brought back.')
    await question.getByRole('button', { name: 'Delete account' }).click()
    // The landing page: nobody is signed in.
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible({ timeout: 30_000 })
    const response = await page.request.get(`${productUrl()}/api/auth/user`)
    expect(response.status()).toBe(401)
  })
})
