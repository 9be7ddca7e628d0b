import { expect } from '@playwright/test'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import {
  cardOf,
  cards,
  chooseInMenu,
  colours,
  menuButton,
  newProject,
  openDashboard,
  summaryOf,
} from './dashboard/dashboard-page.ts'
import { test } from './dashboard/with-person.ts'
import { holdBack } from './network.ts'
import { expectToast } from './toast.ts'

test.describe('changing projects', () => {
  test('D16 D17 a project is renamed; Enter saves; empty or unchanged sends nothing', async ({
    page,
    person,
  }) => {
    const { id } = await newProject(person.client, 'Old name')
    await openDashboard(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent += 1
    })
    const dialog = page.getByRole('dialog', { name: 'Rename project' })
    const field = dialog.getByRole('textbox', { name: 'Project name' })
    for (const unchanged of ['Old name', '  Old name ', '', '   ']) {
      await chooseInMenu(page, 'Old name', 'Rename')
      await expect(field).toBeFocused()
      await field.fill(unchanged)
      await field.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(menuButton(page, 'Old name')).toBeFocused()
    }
    expect(sent).toBe(0)

    await chooseInMenu(page, 'Old name', 'Rename')
    await field.fill('  New name ')
    await field.press('Enter')
    await expectToast(page, 'Success', 'Project name updated successfully')
    await expect(cardOf(page, 'New name')).toBeVisible()
    await expect(menuButton(page, 'New name')).toBeFocused()
    expect(sent).toBe(1)
    expect((await person.client.call(getProject, { params: { id } })).title).toBe('New name')
    await cardOf(page, 'New name').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'New name' })).toBeVisible()
  })

  test('D18 a renaming that fails is told, and the card has its old name again', async ({
    page,
    context,
    person,
  }) => {
    await newProject(person.client, 'Stays')
    await openDashboard(page)
    await chooseInMenu(page, 'Stays', 'Rename')
    await page.getByRole('textbox', { name: 'Project name' }).fill('Never')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Error', 'Failed to update project name')
    await expect(cardOf(page, 'Stays')).toBeVisible()
    await context.setOffline(false)

    // A project that was deleted elsewhere shows the same toast, and its card is removed.
    const gone = await newProject(person.client, 'Gone')
    await page.reload()
    await chooseInMenu(page, 'Gone', 'Rename')
    const field = page.getByRole('textbox', { name: 'Project name' })
    await expect(field).toBeFocused()
    await person.client.call(deleteProject, { params: { id: gone.id } })
    await field.fill('Never')
    await field.press('Enter')
    await expectToast(page, 'Error', 'Failed to update project name')
    await expect(cards(page)).toHaveCount(1)
  })

  test('D19 D21 a thumbnail is chosen from the project’s images', async ({ page, person }) => {
    const { id, images } = await newProject(person.client, 'Pictures', colours)
    await openDashboard(page)
    const thumbnail = cardOf(page, 'Pictures').locator('img')
    await expect(thumbnail).toHaveAttribute('src', `/api/images/${images[0]?.thumbnailFilename}`)
    await chooseInMenu(page, 'Pictures', 'Change thumbnail')
    const pictures = page.getByRole('dialog').getByRole('radio')
    await expect(pictures).toHaveCount(3)
    await expect(pictures.nth(0)).toBeChecked()
    // By keyboard: the focus starts on the current thumbnail.
    await expect(pictures.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Slide 2: slide-2.png' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Slide 3: slide-3.png' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'Project thumbnail updated successfully')
    await expect(thumbnail).toHaveAttribute('src', `/api/images/${images[2]?.thumbnailFilename}`)
    await expect(menuButton(page, 'Pictures')).toBeFocused()
    const { thumbnailImageId } = await person.client.call(getProject, { params: { id } })
    expect(thumbnailImageId).toBe(images[2]?.id)
    await page.reload()
    await expect(thumbnail).toHaveAttribute('src', `/api/images/${images[2]?.thumbnailFilename}`)
  })

  test('D20 a thumbnail that cannot be set is told, and the card shows the old one', async ({
    page,
    person,
    database,
  }) => {
    const { id, images } = await newProject(person.client, 'Pictures', colours)
    await openDashboard(page)
    await chooseInMenu(page, 'Pictures', 'Change thumbnail')
    await page.getByRole('radio', { name: 'Slide 2: slide-2.png' }).waitFor()
    // The slide is deleted meanwhile, so the server refuses it.
    await database.pool.query('delete from slides where id = $1', [images[1]?.id])
    await page.getByRole('radio', { name: 'Slide 2: slide-2.png' }).click()
    await expectToast(page, 'Error', 'Failed to update project thumbnail')
    const thumbnail = cardOf(page, 'Pictures').locator('img')
    await expect(thumbnail).toHaveAttribute('src', `/api/images/${images[0]?.thumbnailFilename}`)
    expect((await person.client.call(getProject, { params: { id } })).thumbnailImageId).toBeNull()
  })

  test('D22 a project is deleted after a question that names it, and the focus goes on', async ({
    page,
    person,
  }) => {
    for (const title of ['Third', 'Second', 'First']) await newProject(person.client, title)
    await openDashboard(page)
    await chooseInMenu(page, 'Second', 'Delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to delete “Second”?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(menuButton(page, 'Second')).toBeFocused()
    await expect(cards(page)).toHaveCount(3)

    const remove = async (title: string) => {
      await chooseInMenu(page, title, 'Delete')
      await question.getByRole('button', { name: 'Delete project' }).click()
      await expectToast(page, 'Success', 'Project deleted successfully')
      await expect(cardOf(page, title)).toHaveCount(0)
    }
    await remove('Second')
    await expect(page.getByRole('link', { name: 'Third' })).toBeFocused()
    await remove('Third')
    await expect(page.getByRole('link', { name: 'First' })).toBeFocused()
    await expect(summaryOf(page, 'Total Projects')).toContainText('1')
    await remove('First')
    await expect(page.getByText('No projects yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'New Project', exact: true })).toBeFocused()
  })

  test('D22 a deletion that fails is told, and nothing is gone', async ({ page, context, person }) => {
    const { id } = await newProject(person.client, 'Stays')
    await openDashboard(page)
    await chooseInMenu(page, 'Stays', 'Delete')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Delete project' }).click()
    await expectToast(page, 'Error', 'Failed to delete project')
    await context.setOffline(false)
    await expect(menuButton(page, 'Stays')).toBeFocused()
    await expect(cardOf(page, 'Stays')).toBeVisible()
    await person.client.call(getProject, { params: { id } })
  })

  test('D24 a project is duplicated, pictures and all', async ({ page, person }) => {
    const { images } = await newProject(person.client, 'Original', colours)
    await openDashboard(page)
    const letGo = await holdBack(page, /\/duplicate$/)
    await chooseInMenu(page, 'Original', 'Duplicate')
    await expect(cardOf(page, 'Original')).toContainText('Duplicating...')
    letGo()
    await expectToast(page, 'Success', 'Project duplicated successfully')
    const copy = cardOf(page, 'Original (copy)')
    await expect(copy).toContainText('3 slides')
    await expect(cards(page).first()).toContainText('Original (copy)')
    await expect(menuButton(page, 'Original')).toBeFocused()
    await expect(copy.locator('img')).not.toHaveAttribute(
      'src',
      new RegExp(images[0]?.thumbnailFilename ?? ''),
    )
    await expect
      .poll(() => copy.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await copy.getByRole('link').click()
    await expect(page.getByText('Image Sequence (3 slides)')).toBeVisible()
  })

  test('D24 a duplication that fails is told, and leaves no half copy', async ({
    page,
    person,
    database,
  }) => {
    const { id } = await newProject(person.client, 'Broken', colours)
    await openDashboard(page)
    // The picture that the object store is to copy does not exist.
    await database.pool.query(
      "update slides set picture_filename = md5(random()::text) || '.png' where project_id = $1 and position = 2",
      [id],
    )
    await chooseInMenu(page, 'Broken', 'Duplicate')
    await expectToast(page, 'Error', 'Failed to duplicate project')
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await expect(summaryOf(page, 'Total Projects')).toContainText('3 slides in all')
  })
})
