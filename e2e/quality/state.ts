import type { Page } from '@playwright/test'
import type { Projects } from './world.ts'

/** A screen, dialog or state that a person can meet, and how to get there in any interface language. */
export type State = {
  name: string
  as: 'nobody' | 'owner' | 'newcomer' | 'administrator'
  path: (projects: Projects) => string
  /** Sets up the network or the server; ends with the visit. */
  before?: (page: Page) => Promise<void>
  /** Brings the page into the state, and waits for it. */
  arrange: (page: Page) => Promise<void>
  /** Screenshots in docs/screenshots: in every look, in two of them (the default), or none. */
  pictures?: 'every' | 'few' | 'none'
}
