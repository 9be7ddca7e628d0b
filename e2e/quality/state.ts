import type { Page } from '@playwright/test'
import type { Projects } from './world.ts'

/** A screen, dialog or state that somebody can meet, and how to get there; whatever the language is. */
export type State = {
  name: string
  as: 'nobody' | 'owner' | 'newcomer' | 'administrator'
  path: (projects: Projects) => string
  /** What the network or the server does meanwhile; ends with the visit. */
  before?: (page: Page) => Promise<void>
  /** Brings the page into the state, and waits until it is. */
  arrange: (page: Page) => Promise<void>
  /** In docs/screenshots: in every look, in two of them (the default), or not at all. */
  pictures?: 'every' | 'few' | 'none'
}
