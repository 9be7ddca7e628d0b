import { readFile } from 'node:fs/promises'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { type DemoSlide, demo } from '@voxdeck/demo/demo'
import type { Person } from './identity-provider/people.ts'
import { signIn } from './sign-in.ts'

const uploadSlide = async (client: Client, projectId: string, slide: DemoSlide) => {
  const picture = await readFile(slide.picture)
  const image = await client.call(addSlide, {
    params: { id: projectId },
    file: new Blob([picture], { type: 'image/png' }),
    filename: slide.filename,
    fields: {},
  })
  return { imageId: image.id, script: slide.script, selectedVoice: slide.voice }
}

/** Creates the demo project for this person, unless it exists; returns its id. */
export const seedDemo = async ({ publicUrl, user }: { publicUrl: string; user: Person }): Promise<string> => {
  const cookie = await signIn({ publicUrl, user })
  const client = createClient({
    baseUrl: publicUrl,
    headers: { cookie, origin: new URL(publicUrl).origin },
  })
  const projects = await client.call(listProjects, { query: { limit: 100 } })
  const existing = projects.find(({ title }) => title === demo.title)
  if (existing) return existing.id

  const { id } = await client.call(createProject, { body: { title: demo.title } })
  const slideScripts = []
  for (const slide of demo.slides) slideScripts.push(await uploadSlide(client, id, slide))
  await client.call(updateProject, { params: { id }, body: { slideScripts } })
  return id
}
