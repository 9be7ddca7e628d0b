import type { Project } from '@voxdeck/contracts/projects/project'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import type { Size } from '@voxdeck/core/video-settings'
import type { Voice } from '@voxdeck/core/voices'
import { inOrder } from '../in-order.ts'
import { scriptKey, voiceKey } from '../scripts/document/field-key.ts'
import { type ScriptDocument, shown } from '../scripts/document/script-document.ts'
import type { AudibleSlide } from './slide-audio.ts'

/** Used when the chosen voice is not installed. */
const fallbackVoice = 'bella'

export type StageSlide = AudibleSlide & {
  imageId: string
  name: string
  filename: string
  size: Size
  clip: { address: string; isHeard: boolean } | null
  /** Loudness of the recording or of the last generated narration, from 0 to 1. */
  peaks: readonly number[] | null
}

export type Desk = { project: Project; doc: ScriptDocument; voices: readonly Voice[] }

const installedVoice = (chosen: string, voices: readonly Voice[]): string =>
  voices.some(({ id }) => id === chosen) ? chosen : fallbackVoice

/** A slide in its current state, unsaved script included; null when it was deleted. */
export const stageSlide = ({ project, doc, voices }: Desk, imageId: string): StageSlide | null => {
  const images = inOrder(project.images)
  const at = images.findIndex(({ id }) => id === imageId)
  const image = images[at]
  if (!image) return null
  const own = images.map(({ id }) => shown(doc, scriptKey(id)))
  const saved = project.slideScripts.find((slide) => slide.imageId === imageId)
  const clip = saved?.videoUrl ?? null
  return {
    imageId,
    name: image.originalName,
    filename: image.filename,
    size: { width: image.width, height: image.height },
    clip: clip ? { address: clip, isHeard: saved?.keepVideoSound ?? false } : null,
    peaks: saved?.narration?.peaks.map((peak) => peak / 100) ?? null,
    script: resolveSlideScripts(shown(doc, 'english'), own)[at] ?? '',
    voice: installedVoice(shown(doc, voiceKey(imageId)), voices),
    wpm: project.videoSettings.speakingSpeed,
    manualSeconds: image.manualDuration,
    recording: saved?.audioRecording
      ? { address: saved.audioRecording, seconds: saved.recordingDuration }
      : null,
    hasVideo: clip !== null,
  }
}

/** Whether the slide has anything to be heard: a script or a recording. */
export const hasContent = ({ script, recording }: StageSlide): boolean =>
  script.trim() !== '' || recording !== null
