import { createProject } from '@voxdeck/contracts/projects/create-project'
import { ada, fullName } from '@voxdeck/dev/identity-provider/people'
import { breakConnection, holdBack } from './network.ts'
import { endSessions, newPerson } from './new-person.ts'
import { clientFor } from './product.ts'
import { expect, test } from './quality/fixtures.ts'

const userAddress = '**/api/auth/user'

test('W1 W2 visitors see the landing page, at / and at a project; who is signed in sees their own', async ({
  world,
  visit,
}) => {
  const stranger = await visit(null)
  const asked: string[] = []
  // /api/demo is public, so visitors may request it.
  stranger.on('request', (request) => /\/api\/(?!demo$)/.test(request.url()) && asked.push(request.url()))
  await stranger.goto(world.url)
  await expect(stranger.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  expect(asked, 'a browser without a session asks for nobody').toEqual([])
  for (const path of ['/', `/projects/${world.projects.video}`]) {
    await stranger.goto(world.url + path)
    await expect(stranger.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
  }
  const page = await visit(world.owner)
  await page.goto(world.url)
  await expect(page.getByRole('heading', { name: 'Recent Projects' })).toBeVisible()
  await page.goto(`${world.url}/projects/${world.projects.video}`)
  await expect(page.getByRole('heading', { name: 'Harbour, finished' })).toBeVisible()
})

test('W3 any other path is a 404 page with a hint for developers, whoever asks', async ({ world, visit }) => {
  for (const person of [null, world.owner]) {
    const page = await visit(person)
    const response = await page.goto(`${world.url}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(page.getByText('GET /no/such/page')).toBeVisible()
  }
})

test('W4 both routes say Loading... until it is known who is there', async ({ world, visit }) => {
  for (const path of ['/', `/projects/${world.projects.video}`]) {
    const page = await visit(world.owner)
    const release = await holdBack(page, userAddress)
    await page.goto(world.url + path)
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
    release()
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible()
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  }
})

test('W5 W6 signing in from a deep link comes back to it; in and out are full page loads', async ({
  world,
  visit,
}) => {
  const client = await clientFor(ada)
  const { id } = await client.call(createProject, { body: { title: 'Asked for before signing in' } })
  const page = await visit(null)
  const pageLoad = (path: string) =>
    page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().startsWith(world.url + path),
    )
  await page.goto(`${world.url}/projects/${id}`)

  const signingIn = pageLoad('/api/login')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await signingIn
  await page.getByRole('button', { name: fullName(ada) }).click()
  await expect(page).toHaveURL(`${world.url}/projects/${id}`)
  await expect(page.getByRole('heading', { name: 'Asked for before signing in' })).toBeVisible()

  const signingOut = pageLoad('/api/logout')
  await page.getByRole('link', { name: 'Log out' }).click()
  await signingOut
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
})

test('W7 without an answer to who is there nobody is signed in', async ({ world, visit }) => {
  const cut = await visit(world.owner)
  await breakConnection(cut, userAddress)
  await cut.goto(world.url)
  await expect(cut.getByRole('link', { name: 'Get Started Free' })).toBeVisible()

  const person = await newPerson(world.database, { firstName: 'Ada', email: null })
  const page = await visit(person)
  await page.goto(world.url)
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible()
  await endSessions(world.database, person)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
})
