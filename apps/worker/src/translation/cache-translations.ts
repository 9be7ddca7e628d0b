import { anyTerm, entriesWithin } from '@voxdeck/core/script/lexicon'
import type { Db } from '@voxdeck/db/connect'
import { cacheTranslatedSentences, findCachedSentences } from '@voxdeck/db/translating/translated-sentences'
import { hashValue } from '@voxdeck/storage/content-hash'
import { isUsable } from '@voxdeck/translation/send-batches'
import { TranslationError } from '@voxdeck/translation/translation-errors'
import {
  plainText,
  type Segment,
  type TranslateRequest,
  type Translator,
} from '@voxdeck/translation/translator'

/**
 * Cache key of a sentence: all that decides its translation except the surrounding text. The project is part of it,
 * since some providers use the surrounding text as context: one project must not decide another's translations.
 */
const keyOf = (
  projectId: string,
  { id, model }: Translator,
  { from, to, glossary = [] }: TranslateRequest,
  segment: Segment,
): string => {
  const text = plainText(segment)
  const terms = entriesWithin(text, glossary).filter(({ term }) => anyTerm([term])?.test(text))
  return hashValue({ projectId, translator: id, model, from, to, segment, terms })
}

const lettersOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + Array.from(plainText(segment)).length, 0)

/** Caches a provider's answers per project, each stored at once, so that no sentence is sent twice. */
export const cacheTranslations = (db: Db, projectId: string, translator: Translator): Translator => ({
  ...translator,
  translate: async (request) => {
    const keys = request.segments.map((segment) => keyOf(projectId, translator, request, segment))
    const known = await findCachedSentences(db, keys)
    const wanted = new Map(
      request.segments.flatMap((segment, index) => {
        const key = keys[index] ?? ''
        return known.has(key) ? [] : [[key, segment] as const]
      }),
    )
    const fresh = new Map<string, Segment>()
    if (wanted.size > 0) {
      const segments = [...wanted.values()]
      const answers = await translator.translate({ ...request, segments })
      if (answers.length !== segments.length)
        throw new TranslationError(translator.id, 'bad_answer', {
          detail: `${answers.length} texts for ${segments.length}`,
        })
      for (const [index, key] of [...wanted.keys()].entries()) fresh.set(key, answers[index] ?? [])
      await cacheTranslatedSentences(db, {
        projectId,
        provider: translator.id,
        characters: lettersOf(segments),
        sentences: new Map(
          [...fresh].flatMap(([key, answer]) =>
            isUsable(answer, wanted.get(key) ?? []) ? [[key, JSON.stringify(answer)] as const] : [],
          ),
        ),
      })
    }
    return keys.map((key) => {
      const kept = known.get(key)
      return kept === undefined ? (fresh.get(key) ?? []) : (JSON.parse(kept) as Segment)
    })
  },
})
