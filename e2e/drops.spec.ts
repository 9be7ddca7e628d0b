import { expect, type Page, test } from '@playwright/test'
import { dropFiles } from './timeline/drop-files.ts'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { expectToast } from './toast.ts'
import { openProject, slideField } from './writing/open-project.ts'

const picture = async (name: string) => ({ name, type: 'image/png', bytes: await tinyPicture(9) })

const scriptRow = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: `Script of slide ${number}`, exact: true }) })

const mark = (page: Page) => page.locator('[data-drop]')

const open = async (page: Page, slides: number) => {
  const project = await openProject(page, { slides, scripts: ['One.', 'Two.', 'Three.'].slice(0, slides) })
  const names = async () => (await project.read()).images.map(({ originalName }) => originalName)
  return { ...project, names }
}

test('T32 a picture that is dropped on a row replaces its image after a question, and is undone', async ({
  page,
}) => {
  const { read, names } = await open(page, 2)
  const file = async () => (await read()).images[0]?.filename
  const before = await file()
  const dropped = [await picture('other.png')]
  await dropFiles(scriptRow(page, 1), dropped, { letGo: false })
  await expect(mark(page)).toHaveText('Drop to replace the image')
  await dropFiles(scriptRow(page, 1), dropped)
  await expect(mark(page)).toHaveCount(0)
  const question = page.getByRole('dialog', { name: 'Replace the image of slide 1?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await file()).toBe(before)

  await dropFiles(scriptRow(page, 1), dropped)
  await question.getByRole('button', { name: 'Replace image' }).click()
  await expectToast(page, 'Success', 'Image replaced successfully')
  await expect.poll(file).not.toBe(before)
  expect(await names()).toEqual(['slide-1.png', 'slide-2.png'])
  await expect(slideField(page, 1)).toHaveValue('One.')
  await page.keyboard.press('Control+z')
  await expect.poll(file).toBe(before)
})

test('T32 T33 pictures that are dropped between rows are inserted there, in the order of their names', async ({
  page,
}) => {
  const { names } = await open(page, 3)
  const two = [await picture('b.png'), await picture('a.png')]
  await dropFiles(scriptRow(page, 1), two, { at: 0.9, letGo: false })
  await expect(mark(page)).toHaveText('Drop to insert here')
  await dropFiles(scriptRow(page, 1), two, { at: 0.9 })
  await expect.poll(names).toEqual(['slide-1.png', 'a.png', 'b.png', 'slide-2.png', 'slide-3.png'])
  await expect(slideField(page, 4)).toHaveValue('Two.')

  await dropFiles(scriptRow(page, 1), [await picture('first.png')], { at: 0.1 })
  await expect.poll(async () => (await names())[0]).toBe('first.png')
  await expect(slideField(page, 2)).toHaveValue('One.')
  const question = page.getByRole('dialog', { name: 'Replace the image of slide 2?' })
  await dropFiles(scriptRow(page, 2), [await picture('behind.png')])
  await question.getByRole('button', { name: 'Add after slide 2' }).click()
  await expect.poll(async () => (await names())[2]).toBe('behind.png')
})

test('T32 beside the rows pictures are added at the end, and what is no picture is told', async ({
  page,
}) => {
  const { names } = await open(page, 1)
  const preview = page.getByRole('region', { name: 'Preview' }).or(page.locator('main')).first()
  await dropFiles(preview, [await picture('last.png')], { letGo: false })
  await expect(mark(page)).toHaveText('Drop to add at the end')
  await dropFiles(preview, [await picture('last.png')])
  await expect.poll(names).toEqual(['slide-1.png', 'last.png'])
  const text = { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('notes') }
  for (const place of [scriptRow(page, 1), page.locator('header').first()]) {
    await dropFiles(place, [text])
    await expectToast(page, 'Invalid Files', 'Please drop only image files')
  }
})

test('T32 a pasted picture becomes a slide behind the one that is written, or at the end', async ({
  page,
}) => {
  const { names } = await open(page, 2)
  const bytes = (await tinyPicture(9)).toString('base64')
  const paste = () =>
    page.evaluate((sent) => {
      const clipboardData = new DataTransfer()
      const content = Uint8Array.from(atob(sent), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([content], 'image.png', { type: 'image/png' }))
      const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(pasted)
    }, bytes)
  await slideField(page, 1).click()
  await paste()
  await expect.poll(names).toEqual(['slide-1.png', 'Pasted image.png', 'slide-2.png'])
  await slideField(page, 1).blur()
  await paste()
  await expect.poll(names).toEqual(['slide-1.png', 'Pasted image.png', 'slide-2.png', 'Pasted image.png'])
})
