import { languageOf } from '@voxdeck/core/languages/languages'
import { fillBatches } from './fill-batches.ts'
import { createGlossary, type GlossaryEntry } from './glossary.ts'
import { type MarkedSentence, markSentence, needsTranslation } from './script/mark-sentence.ts'
import type { Pieces } from './script/script-pieces.ts'
import { splitSegment } from './script/split-segment.ts'
import { sendBatches, type TextJob } from './send-batches.ts'
import { TranslationError } from './translation-errors.ts'
import type { LanguagePair, Limits, OfferedPair, Segment, Translator } from './translator.ts'

export type SentencesRequest = LanguagePair & {
  glossary?: readonly GlossaryEntry[]
  /** The text around the sentences. */
  context?: string
  /** Translated sentences of an earlier call, by index: they are not sent again. */
  known?: readonly (string | null)[]
  signal?: AbortSignal
}

/** A sentence and its outcome: the translation that was known, the provider's answer, or the error. */
export type SentenceWork = { marked: MarkedSentence; outcome: string | Segment | TranslationError }

type Offer = { pair: OfferedPair; limits: Limits }

const offerOf = async (
  translator: Translator,
  { from, to, signal }: SentencesRequest,
): Promise<Offer | TranslationError> => {
  try {
    const pairs = await translator.pairs(signal)
    const pair = pairs.find((offered) => offered.from === from && offered.to === to)
    if (!pair) return new TranslationError(translator.id, 'unsupported_pair', { detail: `${from} to ${to}` })
    return { pair, limits: await translator.limits(signal) }
  } catch (error) {
    if (error instanceof TranslationError) return error
    throw error
  }
}

const parcelsOf = (translator: Translator, limits: Limits, segment: Segment): TextJob[] => {
  const most = Math.min(limits.size, limits.sizePerText)
  return splitSegment(segment, (part) => translator.sizeOf(part) <= most).map((part) =>
    needsTranslation(part) ? { segment: part } : { segment: part, answer: part },
  )
}

/** Joins the answers to the parcels of one sentence. */
const putTogether = (parcels: readonly TextJob[], blank: string): Segment | TranslationError => {
  const failed = parcels.find(({ error }) => error)
  if (failed?.error) return failed.error
  return parcels.flatMap(({ answer = [] }, index) => (index > 0 ? [blank, ...answer] : answer))
}

/** Sends every sentence that is not known yet and needs translation, once. */
export const translateSentences = async (
  translator: Translator,
  request: SentencesRequest,
  sentences: readonly Pieces[],
): Promise<{ works: SentenceWork[]; charactersSent: number }> => {
  const { from, to, context, known = [], signal } = request
  const glossary = createGlossary(request.glossary ?? [], to)
  const mark = (ownGlossary: boolean) =>
    sentences.map((pieces) => markSentence(pieces, glossary, ownGlossary))
  const isMissing = ({ segment }: MarkedSentence, index: number) =>
    typeof known[index] !== 'string' && needsTranslation(segment)
  const settle = (
    all: readonly MarkedSentence[],
    outcomeOf: (index: number) => Segment | TranslationError,
  ): SentenceWork[] =>
    all.map((marked, index) => ({
      marked,
      outcome: known[index] ?? (isMissing(marked, index) ? outcomeOf(index) : marked.segment),
    }))

  const unsent = mark(false)
  if (!unsent.some(isMissing)) return { works: settle(unsent, () => []), charactersSent: 0 }
  const offer = await offerOf(translator, request)
  if (offer instanceof TranslationError) return { works: settle(unsent, () => offer), charactersSent: 0 }

  const marked = mark(offer.pair.glossary)
  const parcels = marked.map((sentence, index) =>
    isMissing(sentence, index) ? parcelsOf(translator, offer.limits, sentence.segment) : [],
  )
  const missing = parcels.flat().filter(({ answer }) => !answer)
  const charactersSent = await sendBatches(
    translator,
    {
      from,
      to,
      ...(context && { context }),
      ...(offer.pair.glossary && { glossary: glossary.terms }),
      ...(signal && { signal }),
    },
    fillBatches(missing, ({ segment }) => translator.sizeOf(segment), offer.limits),
    offer.limits,
  )
  const blank = languageOf(to).spaced ? ' ' : ''
  return { works: settle(marked, (index) => putTogether(parcels[index] ?? [], blank)), charactersSent }
}
