import type { LexiconEntry } from '../script/lexicon.ts'
import { type ReadScript, readScript } from '../script/read-script.ts'
import { spreadScript } from '../spread/spread-script.ts'
import { framesPerSecond } from '../timeline/timing.ts'
import { frameSize, type PictureFit, type Size, type VideoSettings } from '../video-settings.ts'
import { chooseFit } from './choose-fit.ts'
import type {
  Plan,
  PlannedClip,
  PlannedMusic,
  PlannedNarration,
  PlannedRecording,
  PlannedSlide,
} from './plan.ts'
import { planSentence } from './planned-sentence.ts'
import { withToolchain } from './with-toolchain.ts'

export type ProjectSnapshot = {
  projectId: string
  salt: string
  /** The language of `projectScript` and of the slides' own scripts. */
  sourceLanguage: string
  projectScript: string
  settings: VideoSettings
  /** In slide order. */
  slides: SnapshotSlide[]
  music?: PlannedMusic | null
  /** Pronunciations of terms in the source language. */
  lexicon?: readonly LexiconEntry[]
  /** By language, for the languages a video is requested in. */
  translations?: Readonly<Record<string, SnapshotTranslation>>
}

export type SnapshotTranslation = {
  /** Words a minute; null is the project's. */
  speakingSpeed?: number | null
  /** Nobody speaks it here: it is only read. */
  isOnlyRead?: boolean
  /** One for each slide, in slide order; `script` is null when the slide is not translated. */
  slides: readonly { script: string | null; voice: string; recording?: PlannedRecording | null }[]
  lexicon: readonly LexiconEntry[]
}

export type SnapshotSlide = {
  slideId: string
  picture: string
  pictureHash: string
  pictureSize: Size
  manualSeconds: number | null
  speakingSpeed: number | null
  pictureFit: PictureFit | null
  script: string
  voice: string
  recording: PlannedRecording | null
  clip: PlannedClip | null
  /** Null when it was not measured when the clip was stored. */
  clipSize: Size | null
}

/** A script exists when the single script or any slide's script has words in it, or a slide has a recording. */
export const hasScript = (
  snapshot: Pick<ProjectSnapshot, 'projectScript'> & {
    slides: Pick<SnapshotSlide, 'script' | 'recording'>[]
  },
) =>
  [snapshot.projectScript, ...snapshot.slides.map((slide) => slide.script)].some(
    (script) => script.trim() !== '',
  ) || snapshot.slides.some((slide) => slide.recording !== null)

/** Each slide's script: its own, or its share of the single script while no slide has one. */
export const resolveSlideScripts = (
  projectScript: string,
  slideScripts: readonly string[],
  language: string,
): string[] =>
  slideScripts.some((script) => script.trim() !== '')
    ? [...slideScripts]
    : spreadScript(projectScript, slideScripts.length, language)

export type ScriptReader = (
  script: string,
  as: { language: string; lexicon: readonly LexiconEntry[] },
) => ReadScript

type Said = { script: string; voice: string; lexicon: readonly LexiconEntry[]; language: string }

const narrationOf = (
  { script, voice, lexicon, language }: Said,
  recording: PlannedRecording | null,
  read: ScriptReader,
): PlannedNarration => {
  const { sentences, pauseMs } = read(script, { lexicon, language })
  if (recording) {
    const written = sentences.map((sentence) => sentence.written)
    return { voice, sentences: [], recording, ...(written.length > 0 ? { written } : {}) }
  }
  return { voice, sentences: sentences.map(planSentence), ...(pauseMs > 0 ? { pauseMs } : {}) }
}

/** Each slide's narration in a language. */
const narrationsIn = (
  snapshot: ProjectSnapshot,
  language: string,
  read: ScriptReader,
): PlannedNarration[] => {
  if (language === snapshot.sourceLanguage) {
    const scripts = resolveSlideScripts(
      snapshot.projectScript,
      snapshot.slides.map((slide) => slide.script),
      language,
    )
    const { lexicon = [] } = snapshot
    return snapshot.slides.map(({ voice, recording }, index) =>
      narrationOf({ script: scripts[index] ?? '', voice, lexicon, language }, recording, read),
    )
  }
  const { slides = [], lexicon = [] } = snapshot.translations?.[language] ?? {}
  return snapshot.slides.map((_, index) => {
    const { script, voice = '', recording = null } = slides[index] ?? {}
    return narrationOf({ script: script ?? '', voice, lexicon, language }, recording, read)
  })
}

const fitting = (slide: SnapshotSlide, frame: Size, wished: PictureFit): Pick<PlannedSlide, 'fit'> => {
  const size = slide.clip ? slide.clipSize : slide.pictureSize
  const fit = chooseFit(size, frame, slide.pictureFit ?? wished)
  return fit ? { fit } : {}
}

/** Speeds of languages that differ from the project's. */
const speedsOf = (
  { settings, translations = {} }: ProjectSnapshot,
  languages: readonly string[],
): Pick<Plan, 'languageSpeeds'> => {
  const own = languages.flatMap((language): [string, number][] => {
    const speed = translations[language]?.speakingSpeed ?? settings.speakingSpeed
    return speed === settings.speakingSpeed ? [] : [[language, speed]]
  })
  return own.length > 0 ? { languageSpeeds: Object.fromEntries(own) } : {}
}

type PlannedLanguages = Pick<Plan, 'languages' | 'subtitles' | 'readFirst'>

/** Under languages that are only read the source language is heard, if no other is. */
const plannedLanguages = (
  { sourceLanguage, translations = {} }: ProjectSnapshot,
  asked: readonly string[],
): PlannedLanguages => {
  const subtitles = asked.filter((language) => translations[language]?.isOnlyRead)
  const spoken = asked.filter((language) => !subtitles.includes(language))
  const languages = spoken.length > 0 ? spoken : [sourceLanguage]
  const [first] = asked
  if (subtitles.length === 0 || first === undefined) return { languages }
  return { languages, subtitles, ...(subtitles.includes(first) ? { readFirst: first } : {}) }
}

/** In a language that is only read. */
const writtenIn = (
  { slides, translations = {} }: ProjectSnapshot,
  language: string,
  read: ScriptReader,
): PlannedNarration[] =>
  slides.map((_, index) => {
    const script = translations[language]?.slides[index]?.script ?? ''
    const written = read(script, { language, lexicon: [] }).sentences.map((sentence) => sentence.written)
    return { voice: '', sentences: [], ...(written.length > 0 ? { written } : {}) }
  })

export const makePlan = (
  snapshot: ProjectSnapshot,
  toolchain: Parameters<typeof withToolchain>[1],
  asked: readonly string[] = [snapshot.sourceLanguage],
  read: ScriptReader = readScript,
): Plan => {
  const { resolution, shape, pictureFit, captions } = snapshot.settings
  const frame = { ...frameSize(resolution, shape), framesPerSecond }
  const planned = plannedLanguages(snapshot, asked)
  const { languages, subtitles = [] } = planned
  const narrations = [
    ...languages.map((language) => [language, narrationsIn(snapshot, language, read)] as const),
    ...subtitles.map((language) => [language, writtenIn(snapshot, language, read)] as const),
  ]
  const plan = {
    format: 3 as const,
    projectId: snapshot.projectId,
    salt: snapshot.salt,
    frame,
    transition: snapshot.settings.transition,
    wordsPerMinute: snapshot.settings.speakingSpeed,
    ...speedsOf(snapshot, languages),
    ...planned,
    ...(captions === 'picture' ? { captions } : {}),
    slides: snapshot.slides.map((slide, index) => ({
      slideId: slide.slideId,
      picture: slide.picture,
      pictureHash: slide.pictureHash,
      manualSeconds: slide.manualSeconds,
      // Absent where it is the project's, so that plans without one keep their hash.
      ...(slide.speakingSpeed === null || slide.speakingSpeed === snapshot.settings.speakingSpeed
        ? {}
        : { wordsPerMinute: slide.speakingSpeed }),
      ...fitting(slide, frame, pictureFit),
      ...(slide.clip ? { clip: slide.clip } : {}),
      narration: Object.fromEntries(
        narrations.flatMap(([language, of]) => {
          const narration = of[index]
          return narration ? [[language, narration]] : []
        }),
      ),
    })),
    ...(snapshot.music ? { music: snapshot.music } : {}),
  }
  return withToolchain(plan, toolchain)
}
