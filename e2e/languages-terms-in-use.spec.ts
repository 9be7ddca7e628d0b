import { expect, test } from '@playwright/test'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { previewSpeech } from '@voxdeck/contracts/speech/preview-speech'
import { normaliseWords } from '@voxdeck/core/captions/normalise-words'
import { lexiconOf, speak } from './languages/project-terms.ts'
import { saveTerms, termsDialog } from './languages/terms-dialog.ts'
import { breakConnection } from './network.ts'
import { quickSettings } from './quality/world.ts'
import { hear } from './recording/voice.ts'
import { expectToast } from './toast.ts'
import { downloadVideo, generateVideo } from './video/await-video.ts'
import { saveResponse } from './video/save-response.ts'
import { openVideos } from './videos/open-videos.ts'
import { openProject, slideField } from './writing/open-project.ts'

test('J7 a lexicon changes what is heard, in the editor and in a video, and nothing that is written', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const project = await openProject(page, { slides: 1, scripts: ['Welcome to Voxdeck this morning.'] })
  const { client, id } = project
  await client.call(updateProject, { params: { id }, body: { videoSettings: quickSettings } })
  const listen = page.getByRole('button', { name: 'Preview audio of slide 1' })
  /** The body of the page's preview request, and the words recognised in the narration for it. */
  const heard = async () => {
    const asked = page.waitForRequest('**/api/tts/preview')
    await listen.click()
    const body = (await asked).postDataJSON()
    await expect(listen).toBeVisible({ timeout: 90_000 })
    const file = await saveResponse(await client.call(previewSpeech, { body }), 'heard.m4a')
    return { body, words: normaliseWords(await hear(file)).join(' ') }
  }
  expect((await heard()).words).not.toContain('orange juice')

  const terms = termsDialog(page)
  await terms.open()
  await terms.newTerm.fill('voxdeck')
  await terms.dialog.getByRole('textbox', { name: 'How “voxdeck” is said' }).fill('orange juice')
  await saveTerms(terms)
  await page.keyboard.press('Escape')
  await expect(terms.dialog).toHaveCount(0)
  // The page requests the same words again instead of playing cached narration, and they sound different.
  const { body, words } = await heard()
  expect(body).toMatchObject({ text: 'Welcome to Voxdeck this morning.', projectId: id })
  expect(words).toBe('welcome to orange juice this morning')
  const presented = page.waitForRequest('**/api/tts/preview')
  await page.getByRole('button', { name: 'Play slide 1', exact: true }).click()
  expect((await presented).postDataJSON()).toMatchObject({ projectId: id })
  await page.keyboard.press('Escape')

  const video = await generateVideo(client, id)
  expect(video.status).toBe('completed')
  const file = await downloadVideo(client, video)
  expect(normaliseWords(await hear(file)).join(' ')).toContain('orange juice')
  await openVideos(page)
  await page.getByRole('button', { name: /^Show the text of the video of/ }).click()
  await expect(page.getByRole('dialog', { name: 'What this video says' }).getByRole('listitem')).toHaveText(
    /Welcome to Voxdeck this morning\.$/,
  )
  expect((await project.read()).slideScripts[0]?.script).toBe('Welcome to Voxdeck this morning.')
})

test('J7 J5 a pronunciation can be for the whole project; the script stays as it is', async ({ page }) => {
  const project = await openProject(page, { slides: 1, scripts: ['Meet Voxdeck.'] })
  const field = slideField(page, 1)
  await field.evaluate((textarea: HTMLTextAreaElement) => {
    textarea.focus()
    textarea.setSelectionRange(5, 12)
  })
  await page
    .getByRole('button', { name: 'Insert a pause or a pronunciation into slide 1', exact: true })
    .click()
  await page.getByRole('menuitem', { name: 'Say it differently…' }).click()
  const form = page.getByRole('dialog', { name: 'Say it differently' })
  await form.getByRole('textbox', { name: 'Said' }).fill('VOX deck')
  await form.getByRole('switch', { name: 'Everywhere in this project' }).click()
  const always = form.getByRole('button', { name: 'Always say it so' })
  const broken = await breakConnection(page, /\/lexicon(\?|$)/)
  await always.click()
  await expect(form.getByRole('alert')).toHaveText(
    'The term could not be saved. Check the connection and try again.',
  )
  await broken.mend()
  await always.click()
  await expectToast(page, 'Term Saved', '“Voxdeck” is said so everywhere in this project.')
  await expect(form).toHaveCount(0)
  await expect(field).toHaveValue('Meet Voxdeck.')
  expect(await lexiconOf(project)).toEqual([{ language: 'en', term: 'Voxdeck', say: 'VOX deck' }])
  const terms = termsDialog(page)
  await terms.open()
  await expect.poll(() => terms.column('say')).toEqual(['VOX deck'])
})

test('J8 O7 what the glossary says is what is verified: Apertium keeps a term, and a miss is told', async ({
  page,
}) => {
  const project = await openProject(page, {
    slides: 2,
    scripts: ['The harbour is open.', 'The ship is in the harbour.'],
  })
  const { client, id } = project
  await speak(project, 'es')
  await page.reload()
  const terms = termsDialog(page)
  await terms.open()
  await terms.tab('Glossary').click()
  await expect(terms.dialog).toContainText('After translating, each one is checked')
  await terms.newTerm.fill('harbour')
  await terms.dialog.getByRole('switch', { name: 'Do not translate “harbour”' }).click()
  await terms.newTerm.press('Enter')
  await expect(terms.dialog.getByRole('textbox', { name: '“harbour” in Spanish' })).toBeDisabled()
  await saveTerms(terms)

  const spanish = () => client.call(getLanguage, { params: { projectId: id, language: 'es' } })
  await client.call(translateSlides, { params: { id }, body: { languages: ['es'] } })
  await expect.poll(async () => (await spanish()).job?.status, { timeout: 60_000 }).toBe('done')
  const [first, second] = (await spanish()).slides
  expect(first).toMatchObject({ provider: 'apertium', misses: [], state: 'machine' })
  expect(first?.script).toMatch(/\bharbour\b.*\.$/)
  expect(first?.script).not.toMatch(/\bopen\b/)
  expect(second?.script).not.toMatch(/\bnavío\b/)

  // The glossary wants another word than the translation has: the slide lists a miss until one of them changes.
  await terms.newTerm.fill('ship')
  await terms.dialog.getByRole('textbox', { name: '“ship” in Spanish' }).fill('navío')
  await terms.newTerm.press('Enter')
  await saveTerms(terms)
  expect((await spanish()).slides.map(({ misses }) => misses)).toEqual([[], ['ship']])
  await terms.dialog.getByRole('button', { name: 'Delete “ship”' }).click()
  await saveTerms(terms)
  expect((await spanish()).slides.map(({ misses }) => misses)).toEqual([[], []])
})
