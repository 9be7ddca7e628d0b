import { type Page, test } from '@playwright/test'
import { type Client, createClient } from '@voxdeck/contracts/client'
import type { Person } from '@voxdeck/dev/identity-provider/people'
import { fullName } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'

export const productUrl = (): string => {
  const url = process.env.VOXDECK_URL
  if (!url) throw new Error('the product does not run: start tests with pnpm e2e')
  return url
}

/** Signs in as a person does: from a page, through the identity provider's page, back to a page. */
export const signInThroughPage = async (page: Page, person: Person): Promise<void> => {
  await page.goto(productUrl())
  await page
    .getByRole('link', { name: 'Sign In' })
    .or(page.getByRole('button', { name: 'Sign In' }))
    .first()
    .click()
  await page.getByRole('button', { name: fullName(person) }).click()
  await page.waitForURL(`${productUrl()}/**`)
}

/** One session, for a page (by its cookie) and for the test's own requests (by the client). */
export const sessionFor = async (person: Person): Promise<{ cookie: string; client: Client }> => {
  const cookie = await signIn({ publicUrl: productUrl(), user: person })
  const client = createClient({ baseUrl: productUrl(), headers: { cookie, origin: productUrl() } })
  return { cookie, client }
}

/** The typed client, signed in, for what a test arranges or inspects beside the page. */
export const clientFor = async (person: Person): Promise<Client> => (await sessionFor(person)).client

/** The product's object store, for tests that add or remove objects. */
export const openObjectStore = (): ObjectStore =>
  createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))

/** Removes an object to which the product still refers. */
export const removeObject = async (key: string): Promise<void> => {
  const store = openObjectStore()
  await store.remove(key)
  store.close()
}

/** Records a measured figure in the test report, beside the assertion that limits it. */
export const note = (figure: string, value: string | number): void => {
  test.info().annotations.push({ type: figure, description: String(value) })
  process.stdout.write(`      ${figure}: ${value}\n`)
}
