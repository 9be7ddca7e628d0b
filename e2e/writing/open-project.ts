import { expect, type Locator, type Page } from '@playwright/test'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import type { ProjectJson } from '@voxdeck/contracts/projects/project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import type { ImageJson } from '@voxdeck/contracts/slides/image'
import { ada, type Person } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import sharp from 'sharp'
import { productUrl } from '../product.ts'
import { setSessionCookie } from '../session-cookie.ts'

type ProjectOptions = {
  title?: string
  slides?: number
  englishScript?: string
  scripts?: readonly string[]
  voices?: readonly string[]
}

export type OpenProject = {
  id: string
  client: Client
  /** The project as stored on the server. */
  read: () => Promise<ProjectJson>
  /** Saves a script as another tab, or another program, would. */
  save: (slide: number, script: string) => Promise<void>
}

const picture = async (index: number): Promise<Blob> => {
  const create = {
    width: 320,
    height: 180,
    channels: 3,
    background: { r: (index * 47) % 255, g: 120, b: 140 },
  } as const
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())])
}

/** Signs a browser in without going through the pages, and gives the cookie. */
export const signInContext = async (page: Page, person: Person): Promise<string> => {
  const cookie = await signIn({ publicUrl: productUrl(), user: person })
  await setSessionCookie(page.context(), productUrl(), cookie)
  return cookie
}

export const makeWriting = async (cookie: string, options: ProjectOptions = {}): Promise<OpenProject> => {
  const client = createClient({ baseUrl: productUrl(), headers: { cookie, origin: productUrl() } })
  const { id } = await client.call(createProject, { body: { title: options.title ?? 'Written' } })
  const images: ImageJson[] = []
  for (let index = 0; index < (options.slides ?? 0); index += 1)
    images.push(
      await client.call(addSlide, {
        params: { id },
        file: await picture(index),
        filename: `slide-${index + 1}.png`,
        fields: {},
      }),
    )
  const slideScripts = images.map((image, index) => ({
    imageId: image.id,
    ...(options.scripts?.[index] === undefined ? {} : { script: options.scripts[index] }),
    ...(options.voices?.[index] === undefined ? {} : { selectedVoice: options.voices[index] }),
  }))
  const { englishScript = '' } = options
  await client.call(updateProject, { params: { id }, body: { englishScript, slideScripts } })
  return {
    id,
    client,
    read: () => client.call(getProject, { params: { id } }),
    save: async (slide, script) => {
      const imageId = images[slide - 1]?.id ?? ''
      await client.call(updateProject, { params: { id }, body: { slideScripts: [{ imageId, script }] } })
    },
  }
}

/** Signs in, makes a project and opens it in the editor. */
export const openProject = async (page: Page, options: ProjectOptions = {}): Promise<OpenProject> => {
  const project = await makeWriting(await signInContext(page, ada), options)
  await page.goto(`${productUrl()}/projects/${project.id}`)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 60_000 })
  return project
}

export const slideField = (page: Page, slide: number): Locator =>
  page.getByRole('textbox', { name: `Script of slide ${slide}`, exact: true })

export const englishField = (page: Page): Locator => page.getByRole('textbox', { name: 'English Script' })

export const saveState = (page: Page): Locator => page.locator('[data-save-state]')

export const expectSaved = (page: Page): Promise<void> =>
  expect(saveState(page)).toHaveText('Saved', { timeout: 45_000 })
