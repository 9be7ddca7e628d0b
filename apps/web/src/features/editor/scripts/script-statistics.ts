import type { Project } from '@voxdeck/contracts/projects/project'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { secondsOfFrames, slideLength } from '@voxdeck/core/timeline/slide-length'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { inOrder } from '../in-order.ts'
import { scriptKey } from './document/field-key.ts'
import { type ScriptDocument, shown } from './document/script-document.ts'
import { measureScriptOnce } from './measure-script-once.ts'
import { isBlank, type SpokenScripts } from './spoken-scripts.ts'

export type ScriptStatistics = { totalWords: number; estimatedDuration: number; autoDuration: number }

/** Null without slides: the English script's editor says its own figures. */
export const scriptStatistics = (project: Project, { spoken }: SpokenScripts): ScriptStatistics | null => {
  if (project.images.length === 0) return null
  const recordings = new Map(project.slideScripts.map((slide) => [slide.imageId, slide.recordingDuration]))
  const sums = { totalWords: 0, estimatedDuration: 0, autoDuration: 0 }
  for (const [index, image] of inOrder(project.images).entries()) {
    const length = measureScriptOnce(spoken[index] ?? '')
    const estimated = scriptSeconds(length, project.videoSettings.speakingSpeed)
    sums.totalWords += length.words
    sums.estimatedDuration += estimated
    const narrationSamples = Math.round((recordings.get(image.id) ?? estimated) * sampleRate)
    sums.autoDuration += secondsOfFrames(
      slideLength({ narrationSamples, manualSeconds: image.manualDuration }).frames,
    )
  }
  return sums
}

/** A script exists when the English script, a slide's script or a recording is not empty. */
export const hasScript = (project: Project, doc: ScriptDocument): boolean =>
  !isBlank(shown(doc, 'english')) ||
  project.images.some(({ id }) => !isBlank(shown(doc, scriptKey(id)))) ||
  project.slideScripts.some((slide) => slide.audioRecording !== null)
