import type { Project } from '@voxdeck/contracts/projects/project'
import { defaultVoiceId } from '@voxdeck/core/voices'
import { type FieldKey, scriptKey, voiceKey } from './field-key.ts'
import type { ServerTexts } from './script-document.ts'

/** What the server has of everything that is written. */
export const textsOfProject = (project: Project): ServerTexts => {
  const texts = new Map<FieldKey, string>([['english', project.englishScript]])
  for (const { id } of project.images) texts.set(scriptKey(id), '').set(voiceKey(id), defaultVoiceId)
  for (const { imageId, script, selectedVoice } of project.slideScripts)
    if (texts.has(scriptKey(imageId)))
      texts.set(scriptKey(imageId), script).set(voiceKey(imageId), selectedVoice)
  return { revision: project.revision, texts }
}
