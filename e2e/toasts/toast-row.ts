import type { Locator, Page } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import type { ImageJson } from '@voxdeck/contracts/slides/image'
import type { th } from '../../apps/web/src/i18n/th.ts'
import type { NewPerson } from '../new-person.ts'
import type { World } from '../quality/world.ts'

/** The interface's texts, in either language. */
export type Words = typeof th

/** Title and description of a toast. A description with a figure in it is a pattern. */
export type Expected = readonly [title: string, description?: string | RegExp]

/** A signed-in user's page in one language, with a project of their own. */
export type Stage = {
  page: Page
  words: Words
  world: World
  person: NewPerson
  client: Client
  project: { id: string; title: string; images: readonly ImageJson[] }
  /** Loads the project's editor anew. */
  openEditor: () => Promise<void>
  openDashboard: () => Promise<void>
}

export type ToastRow = {
  /** The exact words of the specification. */
  english: Expected
  /** The same toast from the interface's texts, for the other language. */
  expected: (words: Words) => Expected
  isFailure: boolean
  provoke: (stage: Stage) => Promise<void>
}

export type ToastArea = {
  slides: number
  /** Runs before the first page load: permissions and browser features. */
  prepare?: (page: Page) => Promise<void>
  /** In this order; each row starts from where the one before it left the page. */
  rows: Record<string, ToastRow>
}

/** A text with its placeholders filled in. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

/** A text whose placeholders may hold anything. */
export const pattern = (template: string): RegExp =>
  new RegExp(`^${RegExp.escape(template).replace(/\\\{\\\{\w+\\\}\\\}/g, '.+')}$`)

export const press = (stage: Stage, name: string): Promise<void> =>
  stage.page.getByRole('button', { name, exact: true }).first().click()

/** Aborts requests to an address while something is done, until a toast, or the one that is named, is shown. */
export const whileCut = async (
  { page }: Stage,
  address: string | RegExp,
  act: () => Promise<void>,
  description?: string,
): Promise<void> => {
  await page.route(address, (route) => route.abort('connectionfailed'))
  await act()
  await (description ? openToast(page).filter({ hasText: description }) : openToast(page)).waitFor()
  await page.unroute(address)
}

export const openToast = (page: Page): Locator => page.locator('li[data-state=open]')
