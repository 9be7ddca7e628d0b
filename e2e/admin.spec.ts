import { expect, type Page, test } from '@playwright/test'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import type { Database } from '@voxdeck/db/connect'
import { breakConnection } from './network.ts'
import { clientOf, type NewPerson, newPerson, openDatabase } from './new-person.ts'
import { makeShortSlides, quickSettings } from './quality/world.ts'
import { administratorEmail, type RunningProduct, runProduct } from './run-product.ts'
import { setSessionCookie } from './session-cookie.ts'
import { makeProject } from './video/await-video.ts'

test.describe('the administration', () => {
  let running: RunningProduct
  let database: Database
  let url: string
  let grace: NewPerson
  test.beforeAll(async () => {
    // Only quick voices, a DeepL key that the provider refuses, and no dictation.
    running = await runProduct('admin', { VOICES_DIR: '', DEEPL_KEY: 'withdrawn' }, { DICTATION: 'off' })
    url = running.product.publicUrl
    database = openDatabase(running.services.env.DATABASE_URL)
    grace = await newPerson(database, { firstName: 'Grace', email: administratorEmail.toUpperCase() })
  })
  test.afterAll(async () => {
    await database?.close()
    await running?.stop()
  })

  const open = async (page: Page, path: string, person: NewPerson | null = grace) => {
    await page.context().clearCookies()
    if (person) await setSessionCookie(page.context(), url, person.cookie)
    return page.goto(url + path)
  }
  const section = (page: Page, name: string) => page.getByRole('region', { name })
  const provider = (page: Page, name: string) =>
    section(page, 'Translation providers')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })

  test('H4 is not found by others, exactly as any unknown address, and nothing leads there', async ({
    page,
  }) => {
    const mira = await newPerson(database, { firstName: 'Mira', email: 'mira@example.test' })
    for (const person of [null, mira]) {
      const seen = []
      for (const path of ['/nowhere', '/admin']) {
        const answer = await open(page, path, person)
        await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
        const html = await page.locator('#root').innerHTML()
        seen.push([answer?.status(), html.replaceAll(path, ''), await page.title()])
      }
      expect(seen[1]).toEqual(seen[0])
      expect(seen[0]?.[0]).toBe(404)
    }
    await open(page, '/', mira)
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
  })

  test('H4 tells administrators of providers, their trouble and what to do, voices, and what was sent', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Administration' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
    await expect(page.getByText('A worker is running')).toBeVisible()
    await expect(provider(page, 'Apertium')).toContainText(
      /Works.*3 languages: Spanish, Catalan and Galician/,
    )
    await expect(provider(page, 'DeepL')).toContainText(
      /Trouble.*It did not accept its key\. Put a valid one/,
    )
    await expect(provider(page, 'DeepL')).toContainText(/Checked (just now|\d+ (minutes?|seconds?) ago)/)
    const thai = section(page, 'Voices')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Thai' }) })
    await expect(thai).toContainText('Nova, Onyx')
    await expect(thai).toContainText('OpenAI')
    const spanish = section(page, 'Voices')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Spanish' }) })
    await expect(spanish).toContainText('Basic voice')

    const usage = section(page, 'Sent for translation')
    await expect(usage).toContainText('Nothing was sent in the last 30 days')
    const client = clientOf(url, grace)
    const { id } = await makeProject(client, 'Sent', await makeShortSlides(), quickSettings)
    await client.call(addLanguage, { params: { id }, body: { languageCode: 'es' } })
    await client.call(translateSlides, { params: { id }, body: {} })
    // The two scripts have 37 characters, the title has 4. The page refetches by itself.
    await expect(usage.getByRole('heading', { name: 'Apertium' })).toBeVisible({ timeout: 60_000 })
    await expect(usage.getByText(/^41 characters · [123] requests?$/)).toBeVisible({ timeout: 60_000 })
    await expect(usage.getByRole('img', { name: 'Characters by day sent to Apertium' })).toBeVisible()
    await usage.getByText('By day').click()
    await expect(usage.getByRole('row')).toHaveCount(2)
  })

  test('S18 an administrator can turn dictation off; then its button is absent', async ({ page }) => {
    const client = clientOf(url, grace)
    const { id } = await makeProject(client, 'Not dictated', await makeShortSlides(), quickSettings)
    const installation = page.waitForResponse('**/api/installation')
    await open(page, `/projects/${id}`)
    await expect(page.getByRole('button', { name: 'Copy the script of slide 1' })).toBeVisible()
    expect(await (await installation).json()).toMatchObject({ dictation: false })
    await expect(page.getByRole('button', { name: /Dictate/ })).toHaveCount(0)
  })

  test('H4 a load that fails can be tried again; without a worker the page says so and what to do', async ({
    page,
  }) => {
    const broken = await breakConnection(page, '**/api/admin/overview')
    await open(page, '/admin')
    await expect(page.getByText('The overview could not be loaded')).toBeVisible()
    await broken.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('A worker is running')).toBeVisible()
    await running.product.worker.stop()
    await expect(page.getByRole('alert')).toContainText('No worker is running', { timeout: 90_000 })
    await expect(section(page, 'Translation providers')).toContainText('No provider is set up')
    await expect(section(page, 'Voices')).toContainText('No voice is installed')
    // A user who leaves the configuration, or whose e-mail address changes, is refused at the next request.
    await database.db.updateTable('users').set({ email: null }).where('id', '=', grace.userId).execute()
    await expect(page.getByRole('heading', { name: 'Administration' })).toHaveCount(0, { timeout: 60_000 })
    await expect(page.getByRole('link', { name: /Back/ })).toBeVisible()
  })
})
