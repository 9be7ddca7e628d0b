import type { Project } from '@voxdeck/contracts/projects/read-project'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import type { Size } from '@voxdeck/core/video-settings'
import type { Voice } from '@voxdeck/core/voices'
import { scriptKey, voiceKey } from '../../../project/document/field-key.ts'
import { type ScriptDocument, shown } from '../../../project/document/script-document.ts'
import type { AudibleSlide } from './slide-audio.ts'

/** Used when the chosen voice is not installed. */
const fallbackVoice = 'bella'

export type StageSlide = AudibleSlide & {
  slideId: string
  name: string
  filename: string
  size: Size
  clip: { address: string; isHeard: boolean } | null
  /** Loudness of the recording or of the last generated narration, from 0 to 1. */
  peaks: readonly number[] | null
}

export type StageContent = { project: Project; doc: ScriptDocument; voices: readonly Voice[] }

const installedVoice = (chosen: string, voices: readonly Voice[]): string =>
  voices.some(({ id }) => id === chosen) ? chosen : fallbackVoice

/** A slide in its current state, unsaved script included; null when it was deleted. */
export const stageSlide = ({ project, doc, voices }: StageContent, slideId: string): StageSlide | null => {
  const { slides } = project
  const at = slides.findIndex(({ id }) => id === slideId)
  const slide = slides[at]
  if (!slide) return null
  const own = slides.map(({ id }) => shown(doc, scriptKey(id)))
  const { picture, clip, narration, recording } = slide
  return {
    slideId,
    name: slide.pictureName,
    filename: picture.filename,
    size: { width: picture.width, height: picture.height },
    clip: clip && { address: clip.address, isHeard: clip.keepsSound },
    peaks: narration?.peaks.map((peak) => peak / 100) ?? null,
    script: resolveSlideScripts(shown(doc, 'english'), own)[at] ?? '',
    voice: installedVoice(shown(doc, voiceKey(slideId)), voices),
    wpm: project.settings.speakingSpeed,
    manualSeconds: slide.manualSeconds,
    recording,
    hasVideo: clip !== null,
  }
}

/** Whether the slide has anything to be heard: a script or a recording. */
export const hasContent = ({ script, recording }: StageSlide): boolean =>
  script.trim() !== '' || recording !== null
