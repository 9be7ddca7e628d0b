import type { Locator, Page } from '@playwright/test'
import { slideField } from '../writing/open-project.ts'

type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer }

export const rowOf = (page: Page, slide: number): Locator =>
  page.getByRole('listitem').filter({ has: slideField(page, slide) })

export const addButton = (page: Page, slide: number): Locator =>
  page.getByRole('button', { name: `Add a video background to slide ${slide}`, exact: true })

export const replaceButton = (page: Page, slide: number): Locator =>
  page.getByRole('button', { name: `Replace the video background of slide ${slide}`, exact: true })

export const removeButton = (page: Page, slide: number): Locator =>
  page.getByRole('button', { name: `Remove the video background of slide ${slide}`, exact: true })

export const soundSwitch = (page: Page, slide: number): Locator =>
  rowOf(page, slide).getByRole('switch', { name: 'Keep its sound' })

export const chooseClip = async (page: Page, button: Locator, file: ChosenFile): Promise<void> => {
  const waiting = page.waitForEvent('filechooser')
  await button.click()
  await (await waiting).setFiles(file)
}
