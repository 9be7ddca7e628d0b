import { expect, type Page, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { expectToast } from './toast.ts'
import { expectSaved, openProject, slideField } from './writing/open-project.ts'

const scripts = ['One.', 'Two.', 'Three.']

const scriptRow = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: slideField(page, number) })

const choose = async (page: Page, number: number, item: string) => {
  await scriptRow(page, number)
    .getByRole('button', { name: `More for slide ${number}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const open = async (page: Page) => {
  const project = await openProject(page, { slides: 3, scripts })
  const names = async () => (await project.read()).images.map(({ originalName }) => originalName)
  return { ...project, names }
}

test('T33 T35 images are inserted before and after a slide, and a blank slide, from its menu', async ({
  page,
}) => {
  const { id, client, names, read } = await open(page)
  const voiceOf = async (number: number) => (await read()).slideScripts[number - 1]?.selectedVoice
  const [first] = (await read()).images
  await client.call(updateProject, {
    params: { id },
    body: { slideScripts: [{ imageId: first?.id ?? '', selectedVoice: 'bella' }] },
  })
  const insert = async (number: number, item: string, name: string) => {
    const chooser = page.waitForEvent('filechooser')
    await choose(page, number, item)
    await (await chooser).setFiles([{ name, mimeType: 'image/png', buffer: await tinyPicture(5) }])
  }
  await insert(2, 'Insert images before', 'before.png')
  await expect.poll(names).toEqual(['slide-1.png', 'before.png', 'slide-2.png', 'slide-3.png'])
  await expect(slideField(page, 3)).toHaveValue('Two.')
  await insert(3, 'Insert images after', 'behind.png')
  await expect.poll(async () => (await names()).slice(2, 4)).toEqual(['slide-2.png', 'behind.png'])
  await choose(page, 1, 'Insert a blank slide after')
  await expect
    .poll(async () => (await names()).slice(0, 3))
    .toEqual(['slide-1.png', 'Blank slide.png', 'before.png'])
  await expectToast(page, 'Success', 'Blank slide added')
  // The new slide is where one writes on, with the voice of the slide before it.
  await expect(slideField(page, 2)).toHaveValue('')
  await expect(slideField(page, 2)).toBeFocused()
  expect([await voiceOf(1), await voiceOf(2), await voiceOf(4)]).toEqual(['bella', 'bella', 'adam'])
})

test('T34 T35 a slide is duplicated with words that were just typed, and undone', async ({ page }) => {
  const { names, read } = await open(page)
  await slideField(page, 1).fill('Typed a moment ago.')
  await choose(page, 1, 'Duplicate')
  await expectToast(page, 'Success', 'Slide duplicated successfully')
  await expect.poll(names).toEqual(['slide-1.png', 'slide-1.png', 'slide-2.png', 'slide-3.png'])
  await expect(slideField(page, 2)).toHaveValue('Typed a moment ago.')
  await slideField(page, 2).fill('Other words.')
  await expectSaved(page)
  await expect(slideField(page, 1)).toHaveValue('Typed a moment ago.')
  await page.keyboard.press('Control+z')
  await expect(slideField(page, 2)).toHaveValue('Typed a moment ago.')
  await page.keyboard.press('Control+z')
  await expect.poll(names).toEqual(['slide-1.png', 'slide-2.png', 'slide-3.png'])
  expect((await read()).slideScripts[0]?.script).toBe('Typed a moment ago.')
})

test('T35 a right click on a row opens its menu, in a script field the browser has its own', async ({
  page,
}) => {
  await open(page)
  await scriptRow(page, 2).getByRole('img', { name: 'slide-2.png' }).click({ button: 'right', force: true })
  const menu = page.getByRole('menu', { name: 'More for slide 2' })
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Insert a pause or a pronunciation',
    'Dictate',
    'Record your voice',
    'Add a video background…',
    'Play this slide',
    'Preview as a video',
    'Copy the script',
    'Insert images before',
    'Insert images after',
    'Insert a blank slide after',
    'Duplicate',
    'Speed, fit and length…',
    'Rename',
    'Replace image',
    'Set as thumbnail',
    'Delete',
  ])
  await menu.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(slideField(page, 2)).toHaveValue('Three.')
  await slideField(page, 1).click({ button: 'right' })
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('S36 a voice is chosen for all slides in one step, and undone', async ({ page }) => {
  const { read } = await open(page)
  const voices = async () => (await read()).slideScripts.map(({ selectedVoice }) => selectedVoice)
  await page.getByRole('combobox', { name: 'Voice of slide 2' }).click()
  await page.getByRole('checkbox', { name: 'For all 3 slides' }).check()
  await page.getByRole('option', { name: 'Bella' }).click()
  await expectToast(page, 'Voice Changed', 'Bella now speaks 3 slides.')
  await expect.poll(voices).toEqual(['bella', 'bella', 'bella'])
  await page.keyboard.press('Control+z')
  await expect.poll(voices).toEqual(['adam', 'adam', 'adam'])
})
