import type { Locator, Page } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import sharp from 'sharp'
import { productUrl } from '../product.ts'

export const openDashboard = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${productUrl()}/${query}`)
}

export const cards = (page: Page): Locator => page.locator('main li').filter({ has: page.locator('h3 a') })
export const cardOf = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })
export const shownTitles = (page: Page): Promise<string[]> => page.locator('main li h3 a').allTextContents()

export const menuButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Actions for ${title}`, exact: true })

export const chooseInMenu = async (page: Page, title: string, item: string): Promise<void> => {
  await menuButton(page, title).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A summary card, with its number and its note. */
export const summaryOf = (page: Page, label: string): Locator =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

export const colours = ['#a83232', '#2f7d4f', '#2f4f9d'] as const

const picture = async (colour: string): Promise<Blob> => {
  const create = { width: 320, height: 180, channels: 3, background: colour } as const
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: 'image/png' })
}

/** A project with flat slides, one colour each. */
export const newProject = async (client: Client, title: string, slides: readonly string[] = []) => {
  const { id } = await client.call(createProject, { body: { title } })
  const images = []
  for (const [index, colour] of slides.entries())
    images.push(
      await client.call(addSlide, {
        params: { id },
        file: await picture(colour),
        filename: `slide-${index + 1}.png`,
        fields: {},
      }),
    )
  return { id, title, images }
}
