import type { Client } from '@voxdeck/contracts/client'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { makeProject } from '@voxdeck/e2e/video/await-video'
import type { TestSlide } from '@voxdeck/e2e/video/test-slides'

const settings = { speakingSpeed: 200, resolution: '720p', transition: 'fade' } as const

/** A project that is quick to make: small, and spoken by the basic voice, which needs no model. */
export const makeQuickProject = async (client: Client, title: string, slides: readonly TestSlide[]) => {
  const project = await makeProject(client, title, slides, settings)
  const slideScripts = project.images.map(({ id: imageId }) => ({ imageId, selectedVoice: 'espeak-en' }))
  await client.call(updateProject, { params: { id: project.id }, body: { slideScripts } })
  return project
}
