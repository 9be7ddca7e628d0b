import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type LanguageCode, languageOf } from '@voxdeck/core/languages/languages'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import type { Voice } from '@voxdeck/core/voices'
import { type FieldDocument, shown } from '../document/field-document.ts'
import { scriptKey, voiceKey } from '../document/field-key.ts'
import { heardRecording, shownLength, shownSlideSpeed, shownSpeed } from '../document/shown-choices.ts'
import type { ShownSlide } from '../slides/stage-picture.tsx'

/** Used when the chosen voice is not installed. */
const fallbackVoice = 'bella'

/** What determines the sound of a slide. */
export type AudibleSlide = {
  script: string
  /** In which it is said. */
  language: LanguageCode
  voice: string
  wpm: number
  /** Duration set by the user; null while it follows the script. */
  manualSeconds: number | null
  recording: { address: string; seconds: number | null } | null
  hasVideo: boolean
}

export type StageSlide = AudibleSlide &
  ShownSlide & {
    slideId: string
    /** Loudness of the recording or of the last generated narration, from 0 to 1. */
    peaks: readonly number[] | null
  }

export type StageContent = {
  project: Project
  doc: FieldDocument
  voices: readonly Voice[]
  /** Another language that is shown; null for the source language. */
  translation?: { data: ProjectLanguage; doc: FieldDocument; voices: readonly Voice[] } | null
}

const installedVoice = (chosen: string, voices: readonly Voice[]): string =>
  voices.some(({ id }) => id === chosen) ? chosen : fallbackVoice

/** As it is when the turn of a slide comes. */
export type ReadStageContent = () => StageContent

type Said = Pick<StageSlide, 'script' | 'language' | 'voice' | 'wpm' | 'recording' | 'peaks'>

/** What is said of a slide in another language. */
const saidIn = (
  { project, doc: own }: StageContent,
  { data, doc, voices }: NonNullable<StageContent['translation']>,
  slideId: string,
): Said => {
  const language = languageOf(data.languageCode).code
  const speakers = voices.filter((voice) => voice.language === language)
  const chosen = shown(doc, voiceKey(slideId)) || data.voice
  const slide = data.slides.find((one) => one.slideId === slideId)
  return {
    script: shown(doc, scriptKey(slideId)),
    language,
    voice: (speakers.find(({ id }) => id === chosen) ?? speakers[0])?.id ?? '',
    wpm: shownSlideSpeed(own, slideId) ?? data.speakingSpeed ?? project.settings.speakingSpeed,
    recording: slide ? heardRecording(doc, { ...slide, id: slideId }) : null,
    peaks: null,
  }
}

/** A slide in its current state, unsaved script included; null when it was deleted. */
export const stageSlide = (content: StageContent, slideId: string): StageSlide | null => {
  const { project, doc, voices, translation } = content
  const { slides } = project
  const at = slides.findIndex(({ id }) => id === slideId)
  const slide = slides[at]
  if (!slide) return null
  const own = slides.map(({ id }) => shown(doc, scriptKey(id)))
  const { picture, clip, narration } = slide
  return {
    slideId,
    name: slide.pictureName,
    filename: picture.filename,
    size: { width: picture.width, height: picture.height },
    pictureFit: slide.pictureFit,
    clip: clip && { address: clip.address, isHeard: clip.keepsSound },
    peaks: narration?.peaks.map((peak) => peak / 100) ?? null,
    language: languageOf(project.sourceLanguage).code,
    script: resolveSlideScripts(shown(doc, 'english'), own, project.sourceLanguage)[at] ?? '',
    voice: installedVoice(shown(doc, voiceKey(slideId)), voices),
    wpm: shownSlideSpeed(doc, slideId) ?? shownSpeed(doc),
    manualSeconds: shownLength(doc, slideId),
    recording: heardRecording(doc, slide),
    hasVideo: clip !== null,
    ...(translation ? saidIn(content, translation, slideId) : {}),
  }
}

/** Whether the slide has anything to be heard: a script or a recording. */
export const hasContent = ({ script, recording }: StageSlide): boolean =>
  script.trim() !== '' || recording !== null
