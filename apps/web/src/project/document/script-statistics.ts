import type { Project } from '@voxdeck/contracts/projects/read-project'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { secondsOfFrames, slideLength } from '@voxdeck/core/timeline/slide-length'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { scriptKey } from './field-key.ts'
import { measureScriptOnce } from './measure-script-once.ts'
import { type ScriptDocument, shown } from './script-document.ts'
import { isBlank, type SpokenScripts } from './spoken-scripts.ts'

export type ScriptStatistics = { totalWords: number; estimatedSeconds: number; autoSeconds: number }

/** Null without slides: the card of the project script shows its own figures. */
export const scriptStatistics = (project: Project, { spoken }: SpokenScripts): ScriptStatistics | null => {
  if (project.slides.length === 0) return null
  const sums = { totalWords: 0, estimatedSeconds: 0, autoSeconds: 0 }
  for (const [index, slide] of project.slides.entries()) {
    const length = measureScriptOnce(spoken[index] ?? '')
    const estimated = scriptSeconds(length, project.settings.speakingSpeed)
    sums.totalWords += length.words
    sums.estimatedSeconds += estimated
    const narrationSamples = Math.round((slide.recording?.seconds ?? estimated) * sampleRate)
    sums.autoSeconds += secondsOfFrames(
      slideLength({ narrationSamples, manualSeconds: slide.manualSeconds }).frames,
    )
  }
  return sums
}

/** A script exists when the English script, a slide's script or a recording is not empty. */
export const hasScript = (project: Project, doc: ScriptDocument): boolean =>
  !isBlank(shown(doc, 'english')) ||
  project.slides.some(({ id, recording }) => recording !== null || !isBlank(shown(doc, scriptKey(id))))
