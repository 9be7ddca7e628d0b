import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { scriptSeconds } from '@voxdeck/core/script/words'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { type SlideToTime, type TimedSlide, timeSlides } from '@voxdeck/core/timeline/time-slides'
import { sampleRate, silentSlideSeconds } from '@voxdeck/core/timeline/timing'
import { type FieldDocument, shown } from '../document/field-document.ts'
import { narratorKey, voiceKey } from '../document/field-key.ts'
import { measureScriptOnce } from '../document/measure-script-once.ts'
import {
  heardRecording,
  isKeptSilent,
  shownLength,
  shownSlideSpeed,
  shownSpeed,
} from '../document/shown-choices.ts'
import type { SpokenScripts } from '../document/spoken-scripts.ts'

export type ProjectLengths = {
  slides: readonly TimedSlide[]
  /** Of all scripts, also of slides that have a recording. */
  words: number
  /** Of all narrations, without the pauses between slides. */
  narrationSeconds: number
  totalSeconds: number
  /** Some of it is an estimate. */
  isEstimate: boolean
  /** Numbers of slides that say nothing, are not kept silent and have no clip that is heard. */
  wordless: readonly number[]
}

/** It has neither words nor a recording that is heard. */
export const saysNothing = (slide: TimedSlide | undefined): boolean => slide?.narrationSamples === 0

const samplesOf = (seconds: number): number => Math.round(seconds * sampleRate)

/** What each slide says by the saved texts; computed once for each version of the project. */
const savedScripts = new WeakMap<Project, readonly string[]>()
const savedScriptsOf = (project: Project): readonly string[] => {
  const known = savedScripts.get(project)
  if (known) return known
  const scripts = resolveSlideScripts(
    project.script,
    project.slides.map(({ script }) => script),
    project.sourceLanguage,
  )
  savedScripts.set(project, scripts)
  return scripts
}

/** Speech was measured for the saved words, voice and speed: it counts while they are what is shown. */
const isAsSaved = (
  { id, voice, narrator }: ProjectSlide,
  doc: FieldDocument,
  words: { saved: string | undefined; now: string },
): boolean =>
  words.saved === words.now && shown(doc, voiceKey(id)) === voice && shown(doc, narratorKey(id)) === narrator

/** What decides the slides' lengths, with everything that is not saved yet. `spoken` is what each slide says. */
const slidesToTime = (project: Project, doc: FieldDocument, spoken: readonly string[]): SlideToTime[] => {
  const saved = savedScriptsOf(project)
  return project.slides.map((slide, index) => {
    const script = spoken[index] ?? ''
    const { narration } = slide
    const recording = heardRecording(doc, slide)
    const speakingSpeed = shownSlideSpeed(doc, slide.id)
    const isSameSpeed =
      (speakingSpeed ?? shownSpeed(doc)) === (slide.speakingSpeed ?? project.settings.speakingSpeed)
    const isMeasured = narration && isSameSpeed && isAsSaved(slide, doc, { saved: saved[index], now: script })
    return {
      script,
      recordedSamples: recording && samplesOf(recording.seconds ?? narration?.seconds ?? silentSlideSeconds),
      spokenSamples: !recording && isMeasured ? samplesOf(narration.seconds) : null,
      manualSeconds: shownLength(doc, slide.id),
      speakingSpeed,
    }
  })
}

/** A project without slides: its script takes as long as its words. */
const measureScriptAlone = ({ sourceLanguage }: Project, doc: FieldDocument): ProjectLengths => {
  const length = measureScriptOnce(shown(doc, 'english'), sourceLanguage)
  const seconds = scriptSeconds(length, shownSpeed(doc))
  return {
    slides: [],
    words: length.words,
    narrationSeconds: seconds,
    totalSeconds: seconds,
    isEstimate: seconds > 0,
    wordless: [],
  }
}

/** How long everything is, as it is shown now. Every length on the page comes from here. */
export const measureProject = (
  project: Project,
  doc: FieldDocument,
  { spoken }: SpokenScripts,
): ProjectLengths => {
  if (project.slides.length === 0) return measureScriptAlone(project, doc)
  const toTime = slidesToTime(project, doc, spoken)
  const measure = (script: string) => measureScriptOnce(script, project.sourceLanguage)
  const slides = timeSlides(toTime, shownSpeed(doc), measure)
  return {
    slides,
    words: toTime.reduce((sum, { script }) => sum + measure(script).words, 0),
    narrationSeconds: slides.reduce((sum, { narrationSamples }) => sum + narrationSamples, 0) / sampleRate,
    totalSeconds: secondsOfFrames(slides.at(-1)?.endFrame ?? 0),
    isEstimate: slides.some(({ isEstimate }) => isEstimate),
    wordless: project.slides.flatMap(({ id, clip }, index) =>
      saysNothing(slides[index]) && !clip?.keepsSound && !isKeptSilent(doc, id) ? index + 1 : [],
    ),
  }
}
