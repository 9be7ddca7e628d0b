import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { useCallback, useEffect, useRef } from 'react'
import { type FieldChange, shown } from '@/project/document/field-document.ts'
import { type FieldKey, scriptKey, slideIdOf, stateKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { stateOf } from '@/project/languages/language-document.ts'

type Begun = {
  job: TranslationJob | null
  texts: ReadonlyMap<FieldKey, string>
  /** Slides whose words stay but for the sentences that changed: they are no machine's afterwards. */
  renewable: ReadonlySet<string>
}

type TranslationStepOptions = {
  store: FieldStore
  language: string
  job: TranslationJob | null
  slides: readonly TranslatedSlide[]
}

/** What a translation replaced is one step of the history, once it has arrived. Returns what to call before a request. */
export const useTranslationStep = ({ store, language, job, slides }: TranslationStepOptions) => {
  const { history } = useProjectHistory()
  const begun = useRef<Begun | null>(null)
  // A ref, so that what is called before a request stays the same while slides change.
  const latest = useRef(slides)
  useEffect(() => {
    latest.current = slides
  }, [slides])

  useEffect(() => {
    const { current } = begun
    if (!current || !job || job === current.job || job.status === 'translating') return
    begun.current = null
    const doc = store.read()
    const changes: FieldChange[] = []
    let first = ''
    for (const [key, before] of current.texts) {
      const slideId = slideIdOf(key)
      if (slideId === null || key !== scriptKey(slideId)) continue
      const after = shown(doc, key)
      const state = stateKey(slideId)
      // What a person typed meanwhile is a step of its own.
      const isTranslated = stateOf(shown(doc, state)) === 'machine' || current.renewable.has(slideId)
      if (after === before || !isTranslated) continue
      first ||= slideId
      changes.push({ key, before, after })
      changes.push({ key: state, before: current.texts.get(state) ?? '', after: shown(doc, state) })
    }
    if (changes.length === 0) return
    const number = latest.current.find(({ slideId }) => slideId === first)?.slideNumber ?? 0
    const name = { what: 'translate', count: changes.length / 2, number } as const
    history.recordAct(name, { kind: 'fields', language, changes })
  }, [history, store, language, job])

  return useCallback(() => {
    const doc = store.read()
    const texts = new Map([...doc.saved.keys()].map((key) => [key, shown(doc, key)] as const))
    const renewable = new Set(
      latest.current.flatMap(({ slideId, renewable }) => (renewable ? [slideId] : [])),
    )
    begun.current ??= { job, texts, renewable }
  }, [store, job])
}
