import { expect, type Page, test } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor, signInThroughPage } from './product.ts'
import { holdRequest } from './timeline/hold-request.ts'
import {
  card,
  chooseFromMenu,
  menuOf,
  newTimeline,
  openTimeline,
  rowOf,
  rows,
  savedImages,
  savedNames,
  shownNames,
} from './timeline/timeline-page.ts'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { expectToast } from './toast.ts'

const gone = 'There is nothing here, or you may not see it.'

const chooseReplacement = async (
  page: Page,
  number: number,
  file: { name: string; mimeType: string; buffer: Buffer },
) => {
  const waiting = page.waitForEvent('filechooser')
  await chooseFromMenu(page, number, 'Replace image')
  await (await waiting).setFiles(file)
}

test.describe('a slide is edited', () => {
  let client: Client
  test.beforeAll(async () => {
    client = await clientFor(ada)
  })
  test.beforeEach(async ({ page }) => {
    await signInThroughPage(page, ada)
    // Set anew by every load, so it tells whether the page was reloaded.
    await page.addInitScript(() => Object.assign(window, { loadedAt: performance.timeOrigin }))
  })
  const loadedAt = (page: Page) => page.evaluate(() => (window as unknown as { loadedAt: number }).loadedAt)

  test('T20 T25 an image is renamed; a name of blanks is not taken', async ({ page }) => {
    const { id } = await newTimeline(client, 2)
    await openTimeline(page, id, 2)
    const loaded = await loadedAt(page)
    await chooseFromMenu(page, 2, 'Rename')
    const dialog = page.getByRole('dialog', { name: 'Rename slide' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await name.fill('   ')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Enter a name for this slide.')).toBeVisible()
    await name.fill('  harbour.png ')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Success', 'Slide renamed successfully')
    await expect(dialog).toBeHidden()
    await expect(menuOf(page, 2)).toBeFocused()
    await expect.poll(() => shownNames(page)).toEqual(['slide 1.png', 'harbour.png'])
    expect(await savedNames(client, id)).toEqual(['slide 1.png', 'harbour.png'])
    await chooseFromMenu(page, 2, 'Rename')
    await name.fill('something else.png')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await savedNames(client, id)).toEqual(['slide 1.png', 'harbour.png'])
    expect(await loadedAt(page)).toBe(loaded)
  })

  test('T20 T25 a renaming that fails: Update Failed, and the list shows what the server has', async ({
    page,
  }) => {
    const { id, images } = await newTimeline(client, 2)
    await openTimeline(page, id, 2)
    await chooseFromMenu(page, 2, 'Rename')
    const name = page.getByRole('textbox', { name: 'Name' })
    // The menu returns the focus when it has closed, and only then the dialog takes it.
    await expect(name).toBeFocused()
    await name.fill('too late.png')
    const held = await holdRequest(page, /\/images\/[0-9a-f-]{36}$/)
    await name.press('Enter')
    await held.arrived
    const params = { projectId: id, imageId: images[1]?.id ?? '' }
    await client.call(deleteSlide, { params })
    held.release()
    await expectToast(page, 'Update Failed', gone)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => shownNames(page)).toEqual(['slide 1.png'])
  })

  test('T21 T25 deleting asks, and the focus goes to the slide that takes the place', async ({ page }) => {
    const { id } = await newTimeline(client, 3)
    await openTimeline(page, id, 3)
    const loaded = await loadedAt(page)
    const dialog = page.getByRole('dialog')
    await chooseFromMenu(page, 2, 'Delete')
    await expect(dialog).toContainText('Are you sure you want to delete "slide 2.png"? Undo brings it back.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(menuOf(page, 2)).toBeFocused()
    expect(await savedNames(client, id)).toHaveLength(3)
    await chooseFromMenu(page, 2, 'Delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Slide deleted successfully')
    await expect.poll(() => shownNames(page)).toEqual(['slide 1.png', 'slide 3.png'])
    await expect(menuOf(page, 2)).toBeFocused()
    expect(await savedNames(client, id)).toEqual(['slide 1.png', 'slide 3.png'])
    for (const number of [2, 1]) {
      await chooseFromMenu(page, number, 'Delete')
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(rows(page)).toHaveCount(number - 1)
    }
    await expect(card(page).getByText('No images added yet')).toBeVisible()
    await expect(card(page).getByRole('button', { name: /^Drag and drop images/ })).toBeFocused()
    expect(await loadedAt(page)).toBe(loaded)
  })

  test('T21 a deletion that fails: Delete Failed', async ({ page }) => {
    const { id, images } = await newTimeline(client, 2)
    await openTimeline(page, id, 2)
    await chooseFromMenu(page, 1, 'Delete')
    const held = await holdRequest(page, /\/images\/[0-9a-f-]{36}$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await held.arrived
    await client.call(deleteSlide, { params: { projectId: id, imageId: images[0]?.id ?? '' } })
    held.release()
    await expectToast(page, 'Delete Failed', gone)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => shownNames(page)).toEqual(['slide 2.png'])
  })

  test('T22 T25 an image’s file is replaced; its name, place, script and timing stay', async ({ page }) => {
    const { id, images } = await newTimeline(client, 2)
    const imageId = images[0]?.id ?? ''
    await client.call(updateProject, {
      params: { id },
      body: {
        slideScripts: [{ imageId, script: 'Kept.' }],
        slideTimings: [{ imageId, manualDuration: 30 }],
      },
    })
    await openTimeline(page, id, 2)
    const loaded = await loadedAt(page)
    const picture = rowOf(page, 'slide 1.png').locator('img')
    const before = await picture.getAttribute('src')
    await chooseReplacement(page, 1, {
      name: 'other.png',
      mimeType: 'image/png',
      buffer: await tinyPicture(77),
    })
    await expectToast(page, 'Success', 'Image replaced successfully')
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await expect(rowOf(page, 'slide 1.png')).toContainText('0:00-0:30')
    const project = await client.call(getProject, { params: { id } })
    expect(project.images[0]).toMatchObject({ id: imageId, originalName: 'slide 1.png', manualDuration: 30 })
    expect(project.images[0]?.filename).not.toBe(images[0]?.filename)
    expect(project.slideScripts[0]?.script).toBe('Kept.')
    expect(await loadedAt(page)).toBe(loaded)
  })

  test('T22 T23 a replacement that is no image, or one that the server cannot read, leaves the old one', async ({
    page,
  }) => {
    const { id } = await newTimeline(client, 1)
    await openTimeline(page, id, 1)
    const before = await savedImages(client, id)
    await chooseReplacement(page, 1, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
    await expectToast(page, 'Invalid File', 'Please select an image file.')
    const damaged = Buffer.from('\xff\xd8\xff\xe0 and then nothing', 'latin1')
    await chooseReplacement(page, 1, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: damaged })
    await expectToast(
      page,
      'Replace Failed',
      'This picture is damaged. Save it again in another program and upload that.',
    )
    await page.context().setOffline(true)
    const buffer = await tinyPicture(5)
    await chooseReplacement(page, 1, { name: 'b.png', mimeType: 'image/png', buffer })
    await expectToast(
      page,
      'Replace Failed',
      'The server cannot be reached. Check the connection and try again.',
    )
    await page.context().setOffline(false)
    expect(await savedImages(client, id)).toEqual(before)
  })

  test('T24 T25 an image is made the project’s thumbnail, and marked', async ({ page }) => {
    const { id, images } = await newTimeline(client, 2)
    await openTimeline(page, id, 2)
    await chooseFromMenu(page, 2, 'Set as thumbnail')
    await expectToast(page, 'Success', 'Project thumbnail updated successfully')
    await expect(rowOf(page, 'slide 2.png')).toContainText('(Project thumbnail)')
    await expect(rowOf(page, 'slide 1.png')).not.toContainText('(Project thumbnail)')
    const { thumbnailImageId } = await client.call(getProject, { params: { id } })
    expect(thumbnailImageId).toBe(images[1]?.id)
    await menuOf(page, 2).click()
    await expect(page.getByRole('menuitem', { name: 'Project thumbnail' })).toBeDisabled()
  })
})
