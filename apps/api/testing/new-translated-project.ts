import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { newProject } from './new-project.ts'
import type { SignedIn } from './test-api.ts'

/** A project with two slides that have scripts, translated into Spanish. */
export const newTranslatedProject = async (owner: SignedIn): Promise<string> => {
  const { client } = owner
  const { id, images } = await newProject(owner, 2)
  const scripts = ['Hello.', 'Bye.']
  const slideScripts = images.map((image, index) => ({ imageId: image.id, script: scripts[index] ?? '' }))
  await client.call(updateProject, { params: { id }, body: { slideScripts } })
  await client.call(addLanguage, { params: { id }, body: { languageCode: 'es' } })
  const { slides } = await client.call(getLanguage, { params: { projectId: id, language: 'es' } })
  for (const [index, { imageId, sourceHash }] of slides.entries())
    await client.call(saveTranslation, {
      params: { projectId: id, language: 'es', imageId },
      body: {
        translation: { script: ['Hola.', 'Adiós.'][index] ?? '', state: 'edited', sourceHash },
        ...(index === 1 ? { voice: 'tomas' } : {}),
      },
    })
  return id
}
