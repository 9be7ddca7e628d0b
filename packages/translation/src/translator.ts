import type { LanguageCode } from '@voxdeck/core/languages/languages'
import type { TranslationError } from './translation-errors.ts'

/**
 * A placeholder that the translation must contain exactly once: a term to insert unchanged, or an empty text for a
 * pause.
 */
export type Mark = { id: number; text: string }

/** A sentence to translate, or translated. */
export type Segment = readonly (string | Mark)[]

/** A term and its translation in the target language. */
export type Term = { term: string; translation: string }

export type LanguagePair = { from: LanguageCode; to: LanguageCode }

/** A pair that a provider translates; where it supports glossaries, translated terms need no marks. */
export type OfferedPair = LanguagePair & { glossary: boolean }

/** Limits of one request, measured by `sizeOf`, and how many requests may run in parallel. */
export type Limits = { texts: number; size: number; sizePerText: number; requestsAtOnce: number }

export type TranslateRequest = LanguagePair & {
  segments: readonly Segment[]
  /** Text around the segments, to understand and not to translate. */
  context?: string
  /** Only for pairs that support glossaries. */
  glossary?: readonly Term[]
  signal?: AbortSignal
}

export type Health = { ok: true; charactersLeft?: number } | { ok: false; error: TranslationError }

/** What a provider implements. Every error it throws is a TranslationError. */
export type Translator = {
  id: string
  /** The provider's model, where it has more than one: another model gives other translations. */
  model?: string
  pairs(signal?: AbortSignal): Promise<readonly OfferedPair[]>
  limits(signal?: AbortSignal): Promise<Limits>
  sizeOf(segment: Segment): number
  /**
   * Sends one request. Returns one segment for each segment of the request, in order, with the marks found in the
   * answer.
   */
  translate(request: TranslateRequest): Promise<Segment[]>
  health(signal?: AbortSignal): Promise<Health>
}

export const isMark = (piece: string | Mark): piece is Mark => typeof piece !== 'string'

/** The text of a segment as a reader sees it. */
export const plainText = (segment: Segment): string =>
  segment.map((piece) => (isMark(piece) ? piece.text : piece)).join('')
