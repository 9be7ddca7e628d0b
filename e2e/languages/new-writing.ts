import type { Page } from '@playwright/test'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { makeWriting, type OpenProject, signInContext } from '../writing/open-project.ts'

export const scripts = ['The house is red.', 'The door is open.', 'The garden is big.']

/** Signs in and makes a project with a slide for each script, without opening it. */
export const newWriting = async (page: Page, texts: readonly string[] = scripts): Promise<OpenProject> =>
  makeWriting(await signInContext(page, ada), { slides: texts.length, scripts: texts })
