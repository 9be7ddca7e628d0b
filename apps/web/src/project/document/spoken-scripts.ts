import { resolveSlideScripts } from '@voxdeck/core/plan/make-plan'
import { type FieldDocument, shown } from './field-document.ts'
import { scriptKey } from './field-key.ts'

export type SpokenScripts = {
  /** No slide has a script, so the project script is spread over them. */
  isSpread: boolean
  /** What each slide says in a video generated now, in slide order. */
  spoken: readonly string[]
}

export const isBlank = (text: string): boolean => text.trim() === ''

const sameTexts = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

/** In the language of the scripts. Memoised: all rows share one result per document, and the spread is computed only when texts change. */
export const createSpokenView = (language: string) => {
  let last: { doc: FieldDocument; slideIds: readonly string[]; view: SpokenScripts } | null = null
  let texts: readonly string[] = []
  return (doc: FieldDocument, slideIds: readonly string[]): SpokenScripts => {
    if (last?.doc === doc && last.slideIds === slideIds) return last.view
    const english = shown(doc, 'english')
    const own = slideIds.map((id) => shown(doc, scriptKey(id)))
    if (!last || !sameTexts(texts, [english, ...own])) {
      const isSpread = own.every(isBlank) && !isBlank(english)
      last = {
        doc,
        slideIds,
        view: { isSpread, spoken: resolveSlideScripts(english, own, language) },
      }
      texts = [english, ...own]
    }
    last = { ...last, doc, slideIds }
    return last.view
  }
}

export type SpokenView = ReturnType<typeof createSpokenView>
