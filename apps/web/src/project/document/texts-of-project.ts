import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type FieldKey, scriptKey, voiceKey } from './field-key.ts'
import type { ServerTexts } from './script-document.ts'

/** The texts of a project from the server. */
export const textsOfProject = (project: Project): ServerTexts => {
  const texts = new Map<FieldKey, string>([['english', project.script]])
  for (const { id, script, voice } of project.slides)
    texts.set(scriptKey(id), script).set(voiceKey(id), voice)
  return { revision: project.revision, texts }
}
