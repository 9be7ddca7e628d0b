import { expect, type Page, test } from '@playwright/test'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { removeLanguage } from '@voxdeck/contracts/languages/remove-language'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import type { Database } from '@voxdeck/db/connect'
import { clientOf, newPerson, openDatabase, signInAs } from './new-person.ts'
import { productUrl } from './product.ts'

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const languagesOf = (page: Page) =>
  page
    .getByRole('region', { name: /^(Preview|ตัวอย่าง)$/ })
    .locator('dl > div')
    .last()
const total = (page: Page) => page.locator('dl[aria-label] > div').last()

test.describe('counts of languages', () => {
  let database: Database
  test.beforeAll(() => {
    database = openDatabase()
  })
  test.afterAll(() => database.close())

  test('O10 are those of the project, English included, and change at once; in Thai too', async ({
    page,
  }) => {
    const mira = await newPerson(database)
    const client = clientOf(productUrl(), mira)
    const create = async (title: string) => (await client.call(createProject, { body: { title } })).id
    const [first, second] = [await create('Harbour'), await create('Lighthouse')]
    const add = (id: string, languageCode: string) =>
      client.call(addLanguage, { params: { id }, body: { languageCode } })
    await signInAs(page.context(), mira)

    await page.goto(productUrl())
    await expect(card(page, 'Harbour')).toContainText('1 language')
    await expect(card(page, 'Harbour')).not.toContainText('1 languages')
    await expect(total(page)).toHaveText('Languages0translations, into 0 languages')

    await card(page, 'Harbour').getByRole('link', { name: 'Harbour', exact: true }).click()
    await expect(languagesOf(page)).toHaveText('Languages:1 available')
    await add(first, 'es')
    await expect(languagesOf(page)).toHaveText('Languages:2 available')
    await add(first, 'ca')
    await expect(languagesOf(page)).toHaveText('Languages:3 available')
    await client.call(removeLanguage, { params: { projectId: first, language: 'ca' } })
    await expect(languagesOf(page)).toHaveText('Languages:2 available')

    await page.getByRole('link', { name: 'Back' }).click()
    await expect(card(page, 'Harbour')).toContainText('2 languages')
    await expect(card(page, 'Lighthouse')).toContainText('1 language')
    await expect(total(page)).toHaveText('Languages1translations, into 1 language')

    await add(second, 'es')
    await add(second, 'gl')
    await client.call(duplicateProject, { params: { id: second } })
    await page.reload()
    await expect(card(page, 'Lighthouse')).toContainText('3 languages')
    // Two projects with two translations each and one with one make five, into Spanish and Galician.
    await expect(total(page)).toHaveText('Languages5translations, into 2 languages')

    await page.getByRole('button', { name: 'ไทย' }).click()
    await expect(card(page, 'Lighthouse')).toContainText('3 ภาษา')
    await expect(total(page)).toContainText('5')
    await expect(total(page)).toContainText('2 ภาษา')
    await card(page, 'Lighthouse').getByRole('link', { name: 'Lighthouse', exact: true }).click()
    await expect(languagesOf(page)).toContainText('3 ภาษา')
    await client.call(removeLanguage, { params: { projectId: second, language: 'gl' } })
    await expect(languagesOf(page)).toContainText('2 ภาษา')
  })
})
