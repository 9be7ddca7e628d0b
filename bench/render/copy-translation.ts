import type { Client } from '@voxdeck/contracts/client'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'

/**
 * Saves the source text as the translation, spoken by another voice: the length of real translations is not measured
 * here.
 */
export const copyTranslation = async (client: Client, projectId: string, language: string): Promise<void> => {
  const params = { projectId, language }
  await client.call(addLanguage, { params: { id: projectId }, body: { languageCode: language } })
  const { slides } = await client.call(getLanguage, { params })
  for (const { imageId, source, sourceHash } of slides)
    await client.call(saveTranslation, {
      params: { ...params, imageId },
      body: { translation: { script: source, state: 'edited', sourceHash } },
    })
}
