import type { Project } from '@voxdeck/contracts/projects/read-project'
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

export type StageContent = { project: Project; doc: FieldDocument; voices: readonly Voice[] }

const installedVoice = (chosen: string, voices: readonly Voice[]): string =>
  voices.some(({ id }) => id === chosen) ? chosen : fallbackVoice

/** A slide in its current state, unsaved script included; null when it was deleted. */
export const stageSlide = ({ project, doc, voices }: StageContent, slideId: string): StageSlide | null => {
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
    script: resolveSlideScripts(shown(doc, 'english'), own)[at] ?? '',
    voice: installedVoice(shown(doc, voiceKey(slideId)), voices),
    wpm: shownSlideSpeed(doc, slideId) ?? shownSpeed(doc),
    manualSeconds: shownLength(doc, slideId),
    recording: heardRecording(doc, slide),
    hasVideo: clip !== null,
  }
}

/** Whether the slide has anything to be heard: a script or a recording. */
export const hasContent = ({ script, recording }: StageSlide): boolean =>
  script.trim() !== '' || recording !== null
