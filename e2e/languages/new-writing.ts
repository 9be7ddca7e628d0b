import type { Page } from '@playwright/test'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { makeWriting, type OpenProject, signInContext } from '../writing/open-project.ts'

export const scripts = ['The house is red.', 'The door is open.', 'The garden is big.']

/** A project with a slide for each text, of somebody who is signed in and has not opened it yet. */
export const newWriting = async (page: Page, texts: readonly string[] = scripts): Promise<OpenProject> =>
  makeWriting(await signInContext(page, ada), { slides: texts.length, scripts: texts })
