import { expect, type Locator, type Page } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import type { ImageJson } from '@voxdeck/contracts/slides/image'
import { defaultVideoSettings } from '@voxdeck/core/video-settings'
import { productUrl } from '../product.ts'
import { makeProject } from '../video/await-video.ts'
import { makeTinySlides } from './tiny-slides.ts'

export const newTimeline = async (client: Client, count: number) =>
  makeProject(client, 'A timeline', await makeTinySlides(count), defaultVideoSettings)

export const card = (page: Page): Locator => page.getByRole('region', { name: 'Visual Timeline' })
export const rows = (page: Page): Locator =>
  card(page)
    .getByRole('list', { name: /^Image Sequence/ })
    .getByRole('listitem')
export const rowOf = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })
export const handleOf = (page: Page, number: number): Locator =>
  card(page).getByRole('button', { name: `Reorder slide ${number}`, exact: true })

export const openTimeline = async (page: Page, projectId: string, count: number): Promise<void> => {
  await page.goto(`${productUrl()}/projects/${projectId}`)
  await expect(card(page)).toBeVisible({ timeout: 60_000 })
  if (count > 0) await expect(card(page).getByText(`Image Sequence (${count} slides)`)).toBeVisible()
}

/** The names in the order the page shows them. */
export const shownNames = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((items) =>
    items
      .toSorted((a, b) => Number(a.getAttribute('aria-posinset')) - Number(b.getAttribute('aria-posinset')))
      .map((item) => item.querySelector('p [title]')?.getAttribute('title') ?? ''),
  )

export const savedImages = async (client: Client, id: string): Promise<ImageJson[]> =>
  (await client.call(getProject, { params: { id } })).images
export const savedNames = async (client: Client, id: string): Promise<string[]> =>
  (await savedImages(client, id)).map(({ originalName }) => originalName)

export const menuOf = (page: Page, number: number): Locator =>
  card(page).getByRole('button', { name: `More for slide ${number}`, exact: true })

export const chooseFromMenu = async (page: Page, number: number, item: string): Promise<void> => {
  await menuOf(page, number).click()
  await page.getByRole('menuitem', { name: item }).click()
}
