import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { expectSignInAfter } from './expect-sign-in-after.ts'
import { answerWith204, breakConnection, holdBack } from './network.ts'
import { clientOf, endSessions, newPerson, renewSession } from './new-person.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { makeProject } from './video/await-video.ts'

const projectAddress = /\/api\/projects\/[0-9a-f-]{36}$/

test('E1 the top bar: Back, the product, who is there by first name, e-mail or User, and a way out', async ({
  world,
  visit,
}) => {
  const people = [
    { firstName: 'Ada', email: 'ada@example.test', shown: 'Ada' },
    { firstName: null, email: 'ada@example.test', shown: 'ada@example.test' },
    { firstName: null, email: null, shown: 'User' },
  ]
  for (const { shown, ...identity } of people) {
    const page = await visit(await newPerson(world.database, identity))
    await page.goto(`${world.url}/projects/${world.projects.video}`)
    const bar = page.getByRole('banner')
    await expect(bar.locator('[data-account]').getByText(shown, { exact: true }).first()).toBeVisible()
    await expect(bar.getByText('Voxdeck')).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout')
    await bar.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(`${world.url}/`)
  }
})

test('E3 E16 the header has title and dates; pictures come from /api/images', async ({ world, visit }) => {
  const page = await visit(world.owner)
  const project = await world.client.call(getProject, { params: { id: world.projects.slides } })
  await page.goto(`${world.url}/projects/${project.id}`)
  await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible()
  const written = (date: string, time: object) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC', ...time }).format(new Date(date))
  await expect(page.getByText(`Created ${written(project.createdAt, {})}`)).toBeVisible()
  await expect(
    page.getByText(`Last edited ${written(project.updatedAt, { timeStyle: 'short' })}`),
  ).toBeVisible()
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(sources.length).toBeGreaterThan(2)
  for (const source of sources) expect(source).toMatch(/^\/api\/images\/[\w-]+\.\w+$/)
})

test('E7 three steps, the first that is not done is the current one', async ({ world, visit }) => {
  const page = await visit(world.owner)
  const expected = [
    [world.projects.empty, 'Script & Images', 0],
    [world.projects.slides, 'Generate Video', 1],
    [world.projects.video, null, 3],
  ] as const
  for (const [id, current, done] of expected) {
    await page.goto(`${world.url}/projects/${id}`)
    const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    await expect(steps).toContainText(['Script & Images', 'Generate Video', 'Download Ready'])
    await expect(steps.filter({ hasText: '(done)' })).toHaveCount(done)
    const marked = page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')
    if (current) await expect(marked).toContainText(current)
    else await expect(marked).toHaveCount(0)
  }
})

test('E11 while a project loads it says so', async ({ world, visit }) => {
  const page = await visit(world.owner)
  const release = await holdBack(page, projectAddress)
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  await expect(page.getByText('Loading project...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Harbour, finished' })).toBeVisible()
})

test('E12 W9 a project of others looks exactly like one that does not exist', async ({ world, visit }) => {
  const page = await visit(world.newcomer)
  const seen = []
  for (const id of [world.projects.video, '00000000-0000-4000-8000-000000000000', 'nothing']) {
    await page.goto(`${world.url}/projects/${id}`)
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
    await expect(
      page.getByText("The project you're looking for doesn't exist or you don't have access to it."),
    ).toBeVisible()
    seen.push(await page.locator('main').innerHTML())
  }
  expect(new Set(seen).size).toBe(1)
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL(`${world.url}/`)
})

test('E13 A12 a load that fails is told, not repeated by itself, and can be tried again', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  const connection = await breakConnection(page, projectAddress)
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  await expectToast(page, 'Error', 'Failed to load project')
  await expect(page.getByText('This project could not be loaded')).toBeVisible()
  await page.waitForTimeout(3000)
  expect(connection.tried).toEqual(['GET'])
  await connection.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Harbour, finished' })).toBeVisible()
})

test('E14 a session that ended is told and leads to sign-in after 500 ms, not before', async ({
  world,
  visit,
}) => {
  const person = await newPerson(world.database, { firstName: 'Ada', email: null })
  const { id } = await makeProject(clientOf(world.url, person), 'Ends', world.slides, quickSettings)
  const page = await visit(person)
  await page.clock.install()
  await page.goto(`${world.url}/projects/${id}`)
  await page.getByRole('button', { name: 'Save Draft' }).waitFor()
  const leaving = page.waitForRequest((request) => request.url().includes('/api/login'))
  await answerWith204(page, '**/api/login*')
  await expectSignInAfter(page, 500, async () => {
    await endSessions(world.database, person)
    await page.getByRole('button', { name: 'Save Draft' }).click()
  })
  expect((await leaving).url()).toContain(`returnTo=${encodeURIComponent(`/projects/${id}`)}`)
})

test('E14 who is typing as the session ends finishes the sentence, and comes back to it', async ({
  world,
  visit,
}) => {
  const person = await newPerson(world.database, { firstName: 'Ada', email: null })
  const { id } = await makeProject(clientOf(world.url, person), 'Ends', world.slides, quickSettings)
  const page = await visit(person)
  await page.goto(`${world.url}/projects/${id}`)
  const field = page.getByRole('textbox', { name: 'Script of slide 2' })
  await field.fill('Before.')
  await expect(page.locator('[data-save-state]')).toHaveText('Saved')
  let hasLeft = false
  // In place of the identity provider, where this person has no account: signed in again, and back.
  await page.route('**/api/login*', async (route) => {
    hasLeft = true
    await renewSession(world.database, person)
    const to = new URL(route.request().url()).searchParams.get('returnTo') ?? '/'
    await route.fulfill({ status: 302, headers: { location: to } })
  })
  await endSessions(world.database, person)
  await field.press('Control+End')
  await field.press('ArrowLeft')
  // Longer than the half second after which the page leaves: what is typed after that would be lost.
  const typing = field.pressSequentially(' she wrote a sentence that takes a while, and its end', {
    delay: 100,
  })
  await expectToast(page, 'Unauthorized')
  await typing
  await expect.poll(() => hasLeft, { timeout: 20_000 }).toBe(true)
  const sentence = 'Before she wrote a sentence that takes a while, and its end.'
  await expect(field).toHaveValue(sentence)
  await expect(field).toBeFocused()
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(sentence.length - 1)
  await expect(page.locator('[data-save-state]')).toHaveText('Saved')
})

test('E15 what another client changes shows without a reload', async ({ world, visit }) => {
  const { id } = await makeProject(world.writing, 'Before', world.slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await world.writing.call(updateProject, { params: { id }, body: { title: 'After' } })
  await expect(page.getByRole('heading', { name: 'After' })).toBeVisible()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('F9 a part that cannot be loaded says so in its place, and is there when tried again', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  const connection = await breakConnection(page, '**/assets/timing-control-*.js')
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  await page.getByRole('tab', { name: 'Timing Control' }).click()
  await expect(page.getByText('This part could not be loaded. Check the connection.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Script of slide 1' })).toBeVisible()
  await connection.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('slider').first()).toBeVisible()
})

test('F9 a page that breaks says so and offers to load again; what was saved is there', async ({
  world,
  visit,
}) => {
  const page = await visit(world.owner)
  const connection = await breakConnection(page, '**/assets/editor-page-*.js')
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  await expect(page.getByText('Nothing that was saved is lost. Load the page again to go on.')).toBeVisible()
  await connection.mend()
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('textbox', { name: 'Script of slide 1' })).toHaveValue('The harbour is quiet.')
})
