import { splitSentences } from '../script/sentences.ts'
import { spreadScript } from '../script/spread-script.ts'
import { framesPerSecond } from '../timeline/timing.ts'
import { frameSize, type PictureFit, type Size, type VideoSettings } from '../video-settings.ts'
import { fitOf } from './fit-of.ts'
import type {
  Plan,
  PlannedClip,
  PlannedMusic,
  PlannedNarration,
  PlannedRecording,
  PlannedSlide,
} from './plan.ts'

export type ProjectSnapshot = {
  projectId: string
  englishScript: string
  settings: VideoSettings
  /** In slide order. */
  slides: SnapshotSlide[]
  music?: PlannedMusic | null
}

export type SnapshotSlide = {
  imageId: string
  picture: string
  pictureHash: string
  pictureSize: Size
  manualSeconds: number | null
  script: string
  voice: string
  recording: PlannedRecording | null
  clip: PlannedClip | null
  /** Null where it was not measured when the clip was kept. */
  clipSize: Size | null
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

const fitting = (slide: SnapshotSlide, frame: Size, wished: PictureFit): Pick<PlannedSlide, 'fit'> => {
  const fit = fitOf(slide.clip ? slide.clipSize : slide.pictureSize, frame, wished)
  return fit ? { fit } : {}
}

export const makePlan = (snapshot: ProjectSnapshot, toolchain: string): Plan => {
  const scripts = scriptsOfSlides(
    snapshot.englishScript,
    snapshot.slides.map((slide) => slide.script),
  )
  const { resolution, shape, pictureFit } = snapshot.settings
  const frame = { ...frameSize(resolution, shape), framesPerSecond }
  return {
    format: 1,
    projectId: snapshot.projectId,
    toolchain,
    frame,
    transition: snapshot.settings.transition,
    wordsPerMinute: snapshot.settings.speakingSpeed,
    languages: ['en'],
    slides: snapshot.slides.map((slide, index) => ({
      imageId: slide.imageId,
      picture: slide.picture,
      pictureHash: slide.pictureHash,
      manualSeconds: slide.manualSeconds,
      ...fitting(slide, frame, pictureFit),
      ...(slide.clip ? { clip: slide.clip } : {}),
      narration: { en: narrationOf(slide, scripts[index] ?? '') },
    })),
    ...(snapshot.music ? { music: snapshot.music } : {}),
  }
}
