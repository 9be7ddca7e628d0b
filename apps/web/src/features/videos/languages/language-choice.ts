import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import { openDocument } from '../../../project/document/script-document.ts'
import { textsOfLanguage } from '../../../project/languages/language-document.ts'
import { countGroups } from '../../../project/languages/slide-states.ts'
import type { VideoLanguages } from '../generation/generate-video.ts'

/** How a language's translation stands; English is what the others are translated from. */
export type Standing =
  | { kind: 'original' | 'loading' | 'failed' }
  | { kind: 'translating'; done: number; planned: number }
  | { kind: 'missing'; slides: number }
  /** Stale slides are spoken as they are. */
  | { kind: 'whole'; stale: number; toReview: number }

export type LanguageChoice = { code: string; standing: Standing }

export const standingOf = (language: ProjectLanguage): Standing => {
  const counts = countGroups(language.slides, openDocument(textsOfLanguage(language)))
  const { job } = language
  if (counts.untranslated === 0) return { kind: 'whole', stale: counts.stale, toReview: counts.toReview }
  return job?.status === 'translating'
    ? { kind: 'translating', done: job.done, planned: job.planned }
    : { kind: 'missing', slides: counts.untranslated }
}

/** A video would fall silent where a slide is not translated. */
export const canBeChosen = ({ standing }: LanguageChoice): boolean =>
  standing.kind === 'original' || standing.kind === 'whole'

/** All that can be, in their order, but those that somebody left out. */
export const chosenOf = (choices: readonly LanguageChoice[], leftOut: ReadonlySet<string>): string[] =>
  choices.filter((choice) => canBeChosen(choice) && !leftOut.has(choice.code)).map(({ code }) => code)

export const staleOf = (choices: readonly LanguageChoice[], chosen: readonly string[]): string[] =>
  choices
    .filter(({ code, standing }) => chosen.includes(code) && standing.kind === 'whole' && standing.stale > 0)
    .map(({ code }) => code)

export const videoKinds = ['one', 'each'] as const
export type VideoKind = (typeof videoKinds)[number]

/** The videos to ask for, each by its languages. */
export const videosOf = (kind: VideoKind, chosen: VideoLanguages): VideoLanguages[] => {
  if (chosen.length === 0) return []
  return kind === 'one' ? [chosen] : chosen.map((code) => [code])
}
