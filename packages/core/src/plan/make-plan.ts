import { splitSentences } from '../script/sentences.ts'
import { spreadScript } from '../script/spread-script.ts'
import { framesPerSecond } from '../timeline/timing.ts'
import { resolutions, type VideoSettings } from '../video-settings.ts'
import type { Plan, PlannedClip, PlannedNarration, PlannedRecording } from './plan.ts'

export type ProjectSnapshot = {
  projectId: string
  englishScript: string
  settings: VideoSettings
  /** In slide order. */
  slides: SnapshotSlide[]
}

export type SnapshotSlide = {
  imageId: string
  picture: string
  pictureHash: string
  manualSeconds: number | null
  script: string
  voice: string
  recording: PlannedRecording | null
  clip: PlannedClip | null
}

/** A script exists when the single script or any slide's script has words in it, or a slide has a recording. */
export const hasScript = (
  snapshot: Pick<ProjectSnapshot, 'englishScript'> & {
    slides: Pick<SnapshotSlide, 'script' | 'recording'>[]
  },
) =>
  [snapshot.englishScript, ...snapshot.slides.map((slide) => slide.script)].some(
    (script) => script.trim() !== '',
  ) || snapshot.slides.some((slide) => slide.recording !== null)

/** What each slide says: its own script, or its share of the single script while no slide has one. */
export const scriptsOfSlides = (englishScript: string, slideScripts: readonly string[]): string[] =>
  slideScripts.some((script) => script.trim() !== '')
    ? [...slideScripts]
    : spreadScript(englishScript, slideScripts.length)

const narrationOf = ({ voice, recording }: SnapshotSlide, script: string): PlannedNarration =>
  recording ? { voice, sentences: [], recording } : { voice, sentences: splitSentences(script) }

export const makePlan = (snapshot: ProjectSnapshot, toolchain: string): Plan => {
  const scripts = scriptsOfSlides(
    snapshot.englishScript,
    snapshot.slides.map((slide) => slide.script),
  )
  return {
    format: 1,
    projectId: snapshot.projectId,
    toolchain,
    frame: { ...resolutions[snapshot.settings.resolution], framesPerSecond },
    transition: snapshot.settings.transition,
    wordsPerMinute: snapshot.settings.speakingSpeed,
    languages: ['en'],
    slides: snapshot.slides.map((slide, index) => ({
      imageId: slide.imageId,
      picture: slide.picture,
      pictureHash: slide.pictureHash,
      manualSeconds: slide.manualSeconds,
      ...(slide.clip ? { clip: slide.clip } : {}),
      narration: { en: narrationOf(slide, scripts[index] ?? '') },
    })),
  }
}
