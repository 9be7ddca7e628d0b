import type { Image } from '@voxdeck/contracts/images/image'
import type { Project } from '@voxdeck/contracts/projects/project'
import { scriptsOfSlides } from '@voxdeck/core/plan/make-plan'
import { countWords, spokenSeconds } from '@voxdeck/core/script/words'
import { secondsOfFrames, slideLength } from '@voxdeck/core/timeline/slide-length'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { inOrder } from '../in-order.ts'
import { type ScriptDrafts, shownEnglishScript, shownSlides } from './script-drafts.ts'

export type SpokenSlide = {
  image: Image
  /** The slide's own words, as in its editor. */
  script: string
  selectedVoice: string
  /** What is said when the single script is spread over the slides; null when slides have their own words. */
  spread: string | null
  words: number
  /** Seconds of speech, without the pause. */
  speechSeconds: number
  /** Seconds the slide stays on screen. */
  slideSeconds: number
}

const isBlank = (text: string) => text.trim() === ''

/** The slides as they will be narrated if a film is asked for now, drafts included. */
export const spokenSlides = (project: Project, drafts: ScriptDrafts): SpokenSlide[] => {
  const images = inOrder(project.images)
  const shown = shownSlides(project, drafts)
  const recordings = new Map(project.slideScripts.map((slide) => [slide.imageId, slide.recordingDuration]))
  const own = images.map(({ id }) => shown.get(id)?.script ?? '')
  const english = shownEnglishScript(project, drafts)
  const isSpread = own.every(isBlank) && !isBlank(english)
  const spoken = scriptsOfSlides(english, own)

  return images.map((image, index) => {
    const { script = '', selectedVoice = '' } = shown.get(image.id) ?? {}
    const words = countWords(spoken[index] ?? '')
    const recorded = recordings.get(image.id) ?? null
    const speechSeconds = recorded ?? spokenSeconds(words, project.videoSettings.speakingSpeed)
    const { frames } = slideLength({
      narrationSamples: Math.round(speechSeconds * sampleRate),
      manualSeconds: image.manualDuration,
    })
    return {
      image,
      script,
      selectedVoice,
      spread: isSpread ? (spoken[index] ?? '') : null,
      words,
      speechSeconds,
      slideSeconds: secondsOfFrames(frames),
    }
  })
}

export type ScriptStatistics = { totalWords: number; estimatedDuration: number; autoDuration: number }

/** Null without slides: the single script's editor says its own figures. */
export const scriptStatistics = (slides: readonly SpokenSlide[]): ScriptStatistics | null => {
  if (slides.length === 0) return null
  const sum = (of: (slide: SpokenSlide) => number) => slides.reduce((total, slide) => total + of(slide), 0)
  return {
    totalWords: sum((slide) => slide.words),
    estimatedDuration: sum((slide) => slide.speechSeconds),
    autoDuration: sum((slide) => slide.slideSeconds),
  }
}

/** A script exists when the single script, a slide's script or a recording is not empty. */
export const hasScript = (project: Project, drafts: ScriptDrafts): boolean =>
  !isBlank(shownEnglishScript(project, drafts)) ||
  [...shownSlides(project, drafts).values()].some(({ script }) => !isBlank(script)) ||
  project.slideScripts.some((slide) => slide.audioRecording !== null)
