import { writtenText } from '@voxdeck/core/script/read-script'
import { untranslatedTerms } from './glossary.ts'
import { joinTranslated, type KeptGaps } from './script/join-translated.ts'
import { restoreMarks } from './script/restore-marks.ts'
import { layOutScript, readPieces, textOf } from './script/script-pieces.ts'
import { type SentencesRequest, translateSentences } from './translate-sentences.ts'
import { TranslationError } from './translation-errors.ts'
import type { Translator } from './translator.ts'

/** Without a `context` the whole script is the context of its sentences. */
export type ScriptRequest = SentencesRequest & {
  script: string
  /** Texts before each sentence and after the last one that stay as they are. */
  keptGaps?: KeptGaps
}

export type ScriptTranslation = {
  /** The whole script; null unless every sentence was translated. */
  script: string | null
  /** Each sentence of the source in the target language, with its markup; null where it failed. */
  sentences: (string | null)[]
  failures: { sentence: number; text: string; error: TranslationError }[]
  /** Expected terms that a translated sentence does not contain. */
  misses: { sentence: number; term: string; expected: string }[]
  charactersSent: number
}

const mostContext = 2000

/**
 * Translates a slide's script. A provider's errors are reported in the result and never thrown; a second call with
 * the first one's sentences as `known` sends only what is missing.
 */
export const translateScript = async (
  translator: Translator,
  request: ScriptRequest,
): Promise<ScriptTranslation> => {
  const { gaps, sentences } = layOutScript(request.script, request.from)
  const context = (request.context ?? writtenText(request.script)).slice(0, mostContext)
  const { works, charactersSent } = await translateSentences(translator, { ...request, context }, sentences)

  const result: ScriptTranslation = { script: null, sentences: [], failures: [], misses: [], charactersSent }
  const done: string[] = []
  for (const [sentence, { marked, outcome }] of works.entries()) {
    if (outcome instanceof TranslationError) {
      result.sentences.push(null)
      result.failures.push({ sentence, text: textOf(sentences[sentence] ?? []), error: outcome })
      continue
    }
    const translated = typeof outcome === 'string' ? outcome : restoreMarks(outcome, marked)
    result.sentences.push(translated)
    done.push(translated)
    for (const { term, expected } of untranslatedTerms(marked.expected, textOf(readPieces(translated), ' ')))
      result.misses.push({ sentence, term, expected })
  }
  if (result.failures.length === 0) result.script = joinTranslated(gaps, done, request.to, request.keptGaps)
  return result
}
