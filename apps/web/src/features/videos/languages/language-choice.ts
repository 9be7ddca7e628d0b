import type { ProjectLanguage, TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { openDocument } from '../../../project/document/field-document.ts'
import { textsOfLanguage } from '../../../project/languages/language-document.ts'
import { countSlides, groupOf } from '../../../project/languages/slide-states.ts'
import type { VideoLanguages } from '../generation/generate-video.ts'

/** The state of a translation; `original` is English. */
export type Standing =
  | { kind: 'original' | 'loading' | 'failed' }
  | { kind: 'translating'; done: number; planned: number }
  | { kind: 'missing'; slides: number }
  /** Stale slides are spoken as they are. */
  | { kind: 'whole'; stale: number; toReview: number; isOnlyRead: boolean }

export type LanguageChoice = { code: string; standing: Standing }

export const standingOf = (language: ProjectLanguage): Standing => {
  const doc = openDocument(textsOfLanguage(language))
  const counts = countSlides(language.slides, doc)
  const { job } = language
  const isRecorded = ({ narrator }: TranslatedSlide) => narrator === 'recording'
  const says = (slide: TranslatedSlide) => slide.source.trim() !== '' || slide.script?.trim()
  const isOnlyRead = !language.hasVoice && !language.slides.filter(says).every(isRecorded)
  // A recording is heard without words, but not read.
  const missing = language.slides.filter(
    (slide) => (isOnlyRead || !isRecorded(slide)) && groupOf(slide, doc) === 'untranslated',
  ).length
  if (missing === 0) return { kind: 'whole', stale: counts.stale, toReview: counts.toReview, isOnlyRead }
  return job?.status === 'translating'
    ? { kind: 'translating', done: job.done, planned: job.planned }
    : { kind: 'missing', slides: missing }
}

/** A slide without a translation would be silent. */
export const canBeChosen = ({ standing }: LanguageChoice): boolean =>
  standing.kind === 'original' || standing.kind === 'whole'

/** The selectable languages, in order, without those the user left out. */
export const chosenOf = (choices: readonly LanguageChoice[], leftOut: ReadonlySet<string>): string[] =>
  choices.filter((choice) => canBeChosen(choice) && !leftOut.has(choice.code)).map(({ code }) => code)

export const staleOf = (choices: readonly LanguageChoice[], chosen: readonly string[]): string[] =>
  choices
    .filter(({ code, standing }) => chosen.includes(code) && standing.kind === 'whole' && standing.stale > 0)
    .map(({ code }) => code)

export const videoKinds = ['one', 'each'] as const
export type VideoKind = (typeof videoKinds)[number]

/** The videos to request, each by its languages. */
export const videosOf = (kind: VideoKind, chosen: VideoLanguages): VideoLanguages[] => {
  if (chosen.length === 0) return []
  return kind === 'one' ? [chosen] : chosen.map((code) => [code])
}
