import { expect, type Page, test } from '@playwright/test'
import { getLexicon } from '@voxdeck/contracts/languages/get-lexicon'
import { importRecording } from '@voxdeck/contracts/recordings/import-recording'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { scripts } from './languages/new-writing.ts'
import { saveTerms, termsDialog } from './languages/terms-dialog.ts'
import { clientFor } from './product.ts'
import { readVoice, said as spokenWords, voiceFile } from './recording/voice.ts'
import { chooseFromMenu } from './timeline/timeline-page.ts'
import { tinyPicture } from './timeline/tiny-slides.ts'
import { expectToast } from './toast.ts'
import { speakToFile } from './video/speak-to-file.ts'
import { readLanguage, showLanguage, translateInto, translationField } from './writing/language-panel.ts'
import { expectSaved, openProject, slideField } from './writing/open-project.ts'

test.beforeAll(async () => speakToFile(await clientFor(ada), spokenWords, voiceFile))

const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Undo/ })
const redo = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Redo/ })
const said = (page: Page) => page.getByRole('banner').getByRole('status').first()

/** Undoes by the button, which names the step, and waits for the line that says so. */
const undoStep = async (page: Page, step: string) => {
  await expect(undo(page)).toHaveAccessibleName(`Undo: ${step}`)
  await undo(page).click()
  await expect(said(page)).toHaveText(`Undone: ${step}`)
}

test('S34 order, lengths, Reset and settings are undone and redone, and the button names the step', async ({
  page,
}) => {
  const { read } = await openProject(page, { slides: 3, scripts: ['One.', 'Two.', 'Three.'] })
  const names = async () => (await read()).images.map(({ originalName }) => originalName)
  const lengths = async () => (await read()).images.map(({ manualDuration }) => manualDuration)
  await expect(undo(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Move slide 1 down' }).click()
  await expect.poll(names).toEqual(['slide-2.png', 'slide-1.png', 'slide-3.png'])
  await undoStep(page, 'move slide 1')
  await expect.poll(names).toEqual(['slide-1.png', 'slide-2.png', 'slide-3.png'])
  await expect(redo(page)).toHaveAccessibleName('Redo: move slide 1')
  await redo(page).click()
  await expect.poll(names).toEqual(['slide-2.png', 'slide-1.png', 'slide-3.png'])
  await undoStep(page, 'move slide 1')

  await page.getByRole('tab', { name: 'Timing Control' }).click()
  await page.getByRole('spinbutton', { name: 'Length of slide 2' }).last().fill('12')
  await page.keyboard.press('Enter')
  await expect.poll(lengths).toEqual([null, 12, null])
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(lengths).toEqual([null, null, null])
  await undoStep(page, 'length of slide 2')
  await expect.poll(lengths).toEqual([null, 12, null])
  await undoStep(page, 'length of slide 2')
  await expect.poll(lengths).toEqual([null, null, null])

  await page.getByRole('combobox', { name: 'Resolution' }).click()
  await page.getByRole('option', { name: /^720p/ }).click()
  await expect.poll(async () => (await read()).videoSettings.resolution).toBe('720p')
  await undoStep(page, 'video settings')
  await expect(page.getByRole('combobox', { name: 'Resolution' })).toContainText('1080p')
  await expect.poll(async () => (await read()).videoSettings.resolution).toBe('1080p')
})

test('T21 S34 a deleted slide comes back under its id with its words and recording, after a question that names them', async ({
  page,
}) => {
  const { client, read } = await openProject(page, { slides: 3, scripts: ['One.', 'Two words.', 'Three.'] })
  const [, second] = (await read()).images
  const fields = { slideId: second?.id ?? '' }
  await client.call(importRecording, { file: await readVoice(), filename: 'voice.wav', fields })
  await page.reload()
  await chooseFromMenu(page, 2, 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('With it go 2 words and its recording. Undo brings it back.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(slideField(page, 2)).toHaveValue('Three.')
  await undoStep(page, 'delete slide 2')
  await expect(slideField(page, 2)).toHaveValue('Two words.')
  const project = await read()
  expect(project.images[1]?.id).toBe(second?.id)
  expect(project.slideScripts[1]?.audioRecording).not.toBeNull()
})

test('S34 slides that were added and an image that was replaced are undone and redone', async ({ page }) => {
  const { read } = await openProject(page, { slides: 1, scripts: ['One.'] })
  const files = async () => (await read()).images.map(({ filename }) => filename)
  const before = await files()
  const picture = async (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await tinyPicture(name.length),
  })
  await page.getByTestId('slide-chooser').setInputFiles([await picture('a.png'), await picture('bb.png')])
  await expectToast(page, 'Success', 'Image uploaded successfully')
  await undoStep(page, 'add 2 slides')
  await expect.poll(files).toEqual(before)
  // Nothing says any more that it is done.
  await expect(page.getByText('Image uploaded successfully')).toHaveCount(0)
  await redo(page).click()
  await expect.poll(async () => (await files()).length).toBe(3)

  const chooser = page.waitForEvent('filechooser')
  await chooseFromMenu(page, 1, 'Replace image')
  await (await chooser).setFiles([await picture('other.png')])
  await expectToast(page, 'Success', 'Image replaced successfully')
  await expect.poll(async () => (await files())[0]).not.toBe(before[0])
  await undoStep(page, 'replace the image of slide 1')
  await expect.poll(async () => (await files())[0]).toBe(before[0])
})

test('S34 terms are undone', async ({ page }) => {
  const { id, client } = await openProject(page, { slides: 1, scripts: ['Voxdeck speaks.'] })
  const terms = termsDialog(page)
  await terms.open()
  await page.keyboard.type('Voxdeck')
  await page.keyboard.press('Tab')
  await page.keyboard.type('VOX deck')
  await page.keyboard.press('Enter')
  await saveTerms(terms)
  await page.keyboard.press('Escape')
  const lexicon = () =>
    client.call(getLexicon, { params: { id } }).then((entries) => entries.map(({ term }) => term))
  expect(await lexicon()).toEqual(['Voxdeck'])
  await undoStep(page, 'terms')
  await expect.poll(lexicon).toEqual([])
})

test('S34 steps are there after a reload; one that somebody else overtook says so and changes nothing', async ({
  page,
}) => {
  const { save } = await openProject(page, { slides: 2, scripts: ['One.', 'Two.'] })
  await slideField(page, 1).fill('One and more.')
  await slideField(page, 2).fill('Two and more.')
  await expectSaved(page)
  await page.reload()
  await expect(slideField(page, 2)).toHaveValue('Two and more.')
  await undoStep(page, 'words of slide 2')
  await expect(slideField(page, 2)).toHaveValue('Two.')
  await expect(slideField(page, 2)).toBeFocused()
  await expectSaved(page)

  await save(1, 'Theirs.')
  await expect(slideField(page, 1)).toHaveValue('Theirs.')
  await undo(page).click()
  await expectToast(page, 'Nothing to Undo')
  await expect(slideField(page, 1)).toHaveValue('Theirs.')
  await expect(undo(page)).toBeDisabled()
})

test('S34 in a translation undo brings back what a new translation replaced, and leaves the other slides', async ({
  page,
}) => {
  const project = await openProject(page, { slides: 2, scripts: scripts.slice(0, 2) })
  await translateInto(project, 'es')
  await showLanguage(page, project, 'es')
  await translationField(page, 1).fill('La primera, por mí.')
  await translationField(page, 2).fill('La segunda, por mí.')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Translate slide 2 again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await expect(translationField(page, 2)).not.toHaveValue('La segunda, por mí.', { timeout: 60_000 })
  await expect(undo(page)).toHaveAccessibleName('Undo: translation of slide 2', { timeout: 30_000 })
  await translationField(page, 2).focus()
  await page.keyboard.press('Control+z')
  await expect(translationField(page, 2)).toHaveValue('La segunda, por mí.')
  await expect(translationField(page, 1)).toHaveValue('La primera, por mí.')
  await expectSaved(page)
  const { slides } = await readLanguage(project, 'es')
  expect(slides.map(({ script }) => script)).toEqual(['La primera, por mí.', 'La segunda, por mí.'])

  // From English, the page goes to where the step was made.
  await page.getByRole('tab', { name: 'English' }).click()
  await undoStep(page, 'words of slide 2')
  await expect(translationField(page, 2)).toBeFocused()
})
