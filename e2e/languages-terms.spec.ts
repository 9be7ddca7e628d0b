import { expect, type Page, test } from '@playwright/test'
import { saveGlossary } from '@voxdeck/contracts/languages/save-glossary'
import { saveLexicon } from '@voxdeck/contracts/languages/save-lexicon'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { glossaryOf, lexiconOf, speak } from './languages/project-terms.ts'
import { saveTerms, termsDialog } from './languages/terms-dialog.ts'
import { breakConnection, holdBack } from './network.ts'
import { note } from './product.ts'
import { findSmallTargets } from './quality/find-small-targets.ts'
import { findViolations } from './quality/find-violations.ts'
import { openProject } from './writing/open-project.ts'
import { typingCost } from './writing/typing-cost.ts'

const pasteLines = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

test('J7 by keys alone terms are added, saved, heard, edited and deleted, and are there after a reload', async ({
  page,
}) => {
  const project = await openProject(page, { slides: 1, scripts: ['Meet Voxdeck.'] })
  const terms = termsDialog(page)
  const opener = page.getByRole('button', { name: 'Terms', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(terms.newTerm).toBeFocused({ timeout: 30_000 })
  await expect(terms.dialog).toContainText('Captions and scripts stay as they are written.')
  await expect(terms.save).toBeDisabled()

  // Enter adds a complete term, and says what is missing in an incomplete one.
  await page.keyboard.type('Voxdeck')
  await page.keyboard.press('Enter')
  const said = terms.dialog.getByRole('textbox', { name: 'How “Voxdeck” is said' })
  await expect(said).toBeFocused()
  await expect(said).toHaveAccessibleDescription('Write how it is said.')
  await page.keyboard.type('VOX deck')
  await page.keyboard.press('Enter')
  await expect(terms.newTerm).toBeFocused()
  await expect(terms.newTerm).toHaveValue('')
  await page.keyboard.type(' SQL ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('sequel')
  await page.keyboard.press('Enter')
  await expect.poll(() => terms.column('term')).toEqual(['SQL', 'Voxdeck'])
  await expect(terms.state).toHaveText('Not saved yet')
  await page.keyboard.press('Control+s')
  await expect(terms.state).toHaveText('Saved')
  await expect(terms.newTerm).toBeFocused()
  const sql = { language: 'en', term: 'SQL', say: 'sequel' }
  const voxdeck = { language: 'en', term: 'Voxdeck', say: 'VOX deck' }
  expect(await lexiconOf(project)).toEqual([sql, voxdeck])

  // The pronunciation is spoken by the first voice; a second press stops it.
  const letGo = await holdBack(page, '**/api/tts/preview')
  const asked = page.waitForRequest('**/api/tts/preview')
  await terms.dialog.getByRole('button', { name: 'Hear “Voxdeck”' }).press('Enter')
  expect((await asked).postDataJSON()).toMatchObject({ text: 'VOX deck', language: 'en', voice: 'adam' })
  await terms.dialog.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(terms.dialog.getByRole('button', { name: 'Hear “Voxdeck”' })).toBeFocused()
  letGo()

  await page.reload()
  await terms.open()
  await expect.poll(() => terms.column('say')).toEqual(['sequel', 'VOX deck'])
  // The arrow keys move within a column, as in a spreadsheet.
  await terms.row(0).getByRole('textbox', { name: 'How “SQL” is said' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(said).toBeFocused()
  await said.fill('vocks deck')
  await terms.dialog.getByRole('button', { name: 'Delete “SQL”' }).press('Enter')
  await expect(terms.dialog.getByRole('button', { name: 'Delete “Voxdeck”' })).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(terms.state).toHaveText('Saved')
  expect(await lexiconOf(project)).toEqual([{ ...voxdeck, say: 'vocks deck' }])
  // The first Escape closes the tooltip of the focused control, the second closes the dialog.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(terms.dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('J7 J8 what is there twice, empty or too long is told at its field, and nothing is sent', async ({
  page,
}) => {
  const project = await openProject(page, { slides: 1, scripts: ['Meet Voxdeck.'] })
  const body = ['Voxdeck', 'SQL'].map((term) => ({ language: 'en', term, say: term }))
  await project.client.call(saveLexicon, { params: { id: project.id }, body })
  const terms = termsDialog(page)
  await terms.open()
  await terms.newTerm.fill('voxDECK')
  await expect(terms.newTerm).toHaveAccessibleDescription('This term is in the list twice.')
  await expect(terms.row(0).getByRole('textbox', { name: 'Term', exact: true })).toHaveAccessibleDescription(
    'This term is in the list twice.',
  )
  await terms.newTerm.fill('')
  const second = terms.row(1).getByRole('textbox', { name: 'Term', exact: true })
  await second.fill('')
  await expect(second).toHaveAccessibleDescription('Write the term.')
  await terms.newTerm.focus()
  // Save moves the focus to the invalid field, whichever list it is in.
  await terms.tab('Glossary').click()
  await terms.save.click()
  await expect(second).toBeFocused()
  expect(await lexiconOf(project)).toEqual(body)

  await second.fill('x'.repeat(199))
  await second.press('End')
  await page.keyboard.type('yz')
  await expect(second).toHaveValue(`${'x'.repeat(199)}y`)
  await expect(second).toHaveAccessibleDescription('At most 200 characters.')
  await saveTerms(terms)
  expect((await lexiconOf(project))[1]?.term).toHaveLength(200)
})

test('J7 J8 lines that are pasted are terms; a thousand are there at once, and no more', async ({ page }) => {
  const project = await openProject(page, { slides: 1, scripts: ['Meet Voxdeck.'] })
  for (const language of ['es', 'ca']) await speak(project, language)
  const { client, id } = project
  const many = Array.from({ length: 997 }, (_, index) => ({
    language: 'en',
    term: `Term ${index}`,
    say: `said ${index}`,
  }))
  await client.call(saveLexicon, { params: { id }, body: many })
  await page.reload()
  const terms = termsDialog(page)
  await expect(page.getByRole('button', { name: 'Terms', exact: true })).toBeVisible()
  const began = Date.now()
  await terms.open()
  note('a thousand terms shown after, ms', Date.now() - began)
  await expect(terms.row(0)).toBeVisible()
  expect(await terms.rows.count()).toBeLessThan(40)

  await terms.newTerm.focus()
  await pasteLines(
    page,
    'Voxdeck,VOX deck\n"Smith, Jones","Smith and ""Jones"""\nTerm 3,said 3\nSQL,sequel\nNew,noo',
  )
  await expect(terms.dialog).toContainText('3 terms added. 1 more did not fit: there can be 1,000 at most.')
  await expect(terms.dialog).toContainText('There can be 1,000 terms at most.')
  await expect
    .poll(async () => (await terms.column('say')).slice(0, 3))
    .toEqual(['VOX deck', 'Smith and "Jones"', 'sequel'])
  await terms.dialog.getByRole('searchbox', { name: 'Find a term' }).fill('term 99')
  await expect
    .poll(() => terms.column('term'))
    .toEqual(['Term 99', ...[0, 1, 2, 3, 4, 5, 6].map((digit) => `Term 99${digit}`)])
  const { own } = await typingCost(terms.row(1).getByRole('textbox', { name: 'Term', exact: true }))
  note('a letter among a thousand terms, ms of CPU', own.toFixed(1))
  expect(own).toBeLessThan(30)
  await saveTerms(terms)
  const saved = await lexiconOf(project)
  expect(saved).toHaveLength(1000)
  expect(saved.slice(0, 2)).toEqual([
    { language: 'en', term: 'Voxdeck', say: 'VOX deck' },
    { language: 'en', term: 'Smith, Jones', say: 'Smith and "Jones"' },
  ])
  expect(saved.some(({ term }) => term.includes('x'.repeat(40)))).toBe(true)

  await terms.tab('Glossary').click()
  await terms.newTerm.focus()
  await pasteLines(page, 'harbour\tpuerto\tport\nslide\tdiapositiva')
  await expect(terms.dialog).toContainText('2 terms added.')
  await saveTerms(terms)
  expect(await glossaryOf(project)).toEqual([
    { term: 'harbour', keep: false, translations: { es: 'puerto', ca: 'port' } },
    { term: 'slide', keep: false, translations: { es: 'diapositiva' } },
  ])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await findSmallTargets(page)).toEqual([])
    expect.soft(await findViolations(page)).toEqual([])
  }
})

test('J7 J8 closing asks what becomes of changes; a save that fails keeps what was written, and says why', async ({
  page,
}) => {
  const project = await openProject(page, { slides: 1, scripts: ['Meet Voxdeck.'] })
  await speak(project, 'es')
  await page.reload()
  const terms = termsDialog(page)
  const question = page.getByRole('dialog', { name: 'Save the terms?' })
  await terms.open()
  // Nothing was changed, so closing asks nothing.
  await page.keyboard.press('Escape')
  await expect(terms.dialog).toHaveCount(0)

  await terms.open()
  await terms.tab('Glossary').click()
  await terms.newTerm.fill('Voxdeck')
  await terms.dialog.getByRole('switch', { name: 'Do not translate “Voxdeck”' }).first().click()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Stay here' }).last().click()
  await expect(terms.newTerm).toHaveValue('Voxdeck')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(terms.dialog).toHaveCount(0)
  expect(await glossaryOf(project)).toEqual([])

  // Saving one list fails, the other is saved.
  await terms.open()
  await terms.newTerm.fill('SQL')
  await terms.dialog.getByRole('textbox', { name: 'How “SQL” is said' }).fill('sequel')
  await terms.tab('Glossary').click()
  await terms.newTerm.fill('slide')
  await terms.dialog.getByRole('textbox', { name: '“slide” in Spanish' }).fill('diapositiva')
  const broken = await breakConnection(page, /\/lexicon(\?|$)/)
  await terms.save.click()
  const alert = terms.dialog.getByRole('alert')
  await expect(alert).toContainText('Not saved: the server cannot be reached. What you wrote is still here.')
  await expect(terms.tab('How to say')).toHaveAttribute('aria-selected', 'true')
  await expect(terms.newTerm).toHaveValue('SQL')
  expect(await glossaryOf(project)).toMatchObject([{ term: 'slide', translations: { es: 'diapositiva' } }])
  await broken.mend()

  // What another tab saved meanwhile stays.
  await project.client.call(saveLexicon, {
    params: { id: project.id },
    body: [{ language: 'en', term: 'Other', say: 'uther' }],
  })
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(terms.dialog).toHaveCount(0)
  expect(await lexiconOf(project)).toEqual([
    { language: 'en', term: 'Other', say: 'uther' },
    { language: 'en', term: 'SQL', say: 'sequel' },
  ])

  // While nothing is changed here, what other clients save is shown.
  await terms.open()
  await project.client.call(saveGlossary, {
    params: { id: project.id },
    body: [{ term: 'port', keep: true, translations: {} }],
  })
  await terms.tab('Glossary').click()
  await expect.poll(() => terms.column('term')).toEqual(['port'])

  // The project is deleted, so the server refuses the save. The typed text stays.
  const letGo = await holdBack(page, /\/glossary(\?|$)/, 'PUT')
  await terms.newTerm.fill('harbour')
  await terms.save.click()
  await expect(terms.dialog.getByRole('button', { name: 'Saving…' })).toBeVisible()
  const { id, client } = project
  // The event stream is cut, so the page does not learn of the deletion.
  await page.route(/\/api\/projects\/[^/]+(\/events)?$/, (route) => route.abort('connectionfailed'))
  await client.call(deleteProject, { params: { id } })
  letGo()
  await expect(alert).toContainText(/^Not saved: .+ What you wrote is still here\.$/)
  await expect(terms.newTerm).toHaveValue('harbour')
})
