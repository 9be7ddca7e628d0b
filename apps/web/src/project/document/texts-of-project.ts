import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { VideoSettings } from '@voxdeck/core/video-settings'
import type { ServerTexts } from './field-document.ts'
import {
  type FieldKey,
  fitKey,
  lengthKey,
  narratorKey,
  scriptKey,
  settingKey,
  silentKey,
  speedKey,
  voiceKey,
} from './field-key.ts'

/** The text of a choice that may be left to the project. */
export const choiceText = (choice: number | string | null): string => (choice === null ? '' : String(choice))

/** The fields of a project from the server. */
export const textsOfProject = (project: Project): ServerTexts => {
  const texts = new Map<FieldKey, string>([['english', project.script]])
  for (const [name, value] of Object.entries(project.settings))
    texts.set(settingKey(name as keyof VideoSettings), String(value))
  for (const {
    id,
    script,
    voice,
    narrator,
    manualSeconds,
    speakingSpeed,
    pictureFit,
    isSilent,
  } of project.slides)
    texts
      .set(scriptKey(id), script)
      .set(voiceKey(id), voice)
      .set(narratorKey(id), narrator)
      .set(lengthKey(id), choiceText(manualSeconds))
      .set(speedKey(id), choiceText(speakingSpeed))
      .set(fitKey(id), choiceText(pictureFit))
      .set(silentKey(id), isSilent ? 'yes' : '')
  return { revision: project.revision, texts }
}
