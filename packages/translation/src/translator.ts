import type { LanguageCode } from '@voxdeck/core/languages/languages'
import type { TranslationError } from './translation-errors.ts'

/** A place that must come out exactly once: a term that stands there as it is, or nothing where a pause is. */
export type Mark = { id: number; text: string }

/** A sentence to translate, or translated. */
export type Segment = readonly (string | Mark)[]

/** How a term is said in the other language. */
export type Term = { term: string; translation: string }

export type LanguagePair = { from: LanguageCode; to: LanguageCode }

/** A pair that a provider translates; with a glossary of its own, terms need no marks. */
export type OfferedPair = LanguagePair & { glossary: boolean }

/** What one request may hold, counted by `sizeOf`, and how many requests may be under way. */
export type Limits = { texts: number; size: number; sizePerText: number; requestsAtOnce: number }

export type TranslateRequest = LanguagePair & {
  segments: readonly Segment[]
  /** What surrounds the segments, to be understood and not translated. */
  context?: string
  /** Only for pairs that are offered with a glossary. */
  glossary?: readonly Term[]
  signal?: AbortSignal
}

export type Health = { ok: true; charactersLeft?: number } | { ok: false; error: TranslationError }

/** What a provider implements. Everything it throws is a TranslationError. */
export type Translator = {
  id: string
  /** Which of the provider's models answers, where it has more than one: another one answers otherwise. */
  model?: string
  pairs(signal?: AbortSignal): Promise<readonly OfferedPair[]>
  limits(signal?: AbortSignal): Promise<Limits>
  sizeOf(segment: Segment): number
  /** One request: as many segments as were asked for, in their order, with the marks that were found in the answer. */
  translate(request: TranslateRequest): Promise<Segment[]>
  health(signal?: AbortSignal): Promise<Health>
}

export const isMark = (piece: string | Mark): piece is Mark => typeof piece !== 'string'

/** What a reader sees of a segment. */
export const plainText = (segment: Segment): string =>
  segment.map((piece) => (isMark(piece) ? piece.text : piece)).join('')
