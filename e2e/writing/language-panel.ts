import { expect, type Locator, type Page } from '@playwright/test'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import { productUrl } from '../product.ts'
import type { OpenProject } from './open-project.ts'

export const translationField = (page: Page, slide: number): Locator =>
  page.getByRole('textbox', { name: `Translation of slide ${slide}`, exact: true })

export const translatedRow = (page: Page, slide: number): Locator =>
  page.getByRole('listitem').filter({ has: translationField(page, slide) })

export const languageTab = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Languages' }).getByRole('tab', { name, exact: true })

/** Opens the panel of a language by its address. */
export const showLanguage = async (page: Page, { id }: OpenProject, language: string): Promise<void> => {
  await page.goto(`${productUrl()}/projects/${id}?language=${language}`)
  await expect(translationField(page, 1)).toBeVisible({ timeout: 60_000 })
}

export const readLanguage = ({ id, client }: OpenProject, language: string) =>
  client.call(getLanguage, { params: { projectId: id, language } })

/** Adds a language to the project, and waits until every slide is translated. */
export const translateInto = async (project: OpenProject, language: string): Promise<void> => {
  const params = { id: project.id }
  await project.client.call(addLanguage, { params, body: { languageCode: language } })
  await project.client.call(translateSlides, { params, body: { languages: [language] } })
  await expect
    .poll(async () => (await readLanguage(project, language)).job?.status, { timeout: 60_000 })
    .toBe('done')
}
