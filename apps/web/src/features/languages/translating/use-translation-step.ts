import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import { useCallback, useEffect, useRef } from 'react'
import { type FieldChange, shown } from '@/project/document/field-document.ts'
import { type FieldKey, scriptKey, slideIdOf, stateKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { stateOf } from '@/project/languages/language-document.ts'

type Begun = { job: TranslationJob | null; texts: ReadonlyMap<FieldKey, string> }

type TranslationStepOptions = {
  store: FieldStore
  language: string
  job: TranslationJob | null
  /** The number of a slide. */
  numberOf: (slideId: string) => number
}

/** What a translation replaced is one step of the history, once it has arrived. Returns what to call before a request. */
export const useTranslationStep = ({ store, language, job, numberOf }: TranslationStepOptions) => {
  const { history } = useProjectHistory()
  const begun = useRef<Begun | null>(null)

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
      if (after === before || stateOf(shown(doc, state)) !== 'machine') continue
      first ||= slideId
      changes.push({ key, before, after })
      changes.push({ key: state, before: current.texts.get(state) ?? '', after: shown(doc, state) })
    }
    if (changes.length === 0) return
    const name = { what: 'translate', count: changes.length / 2, number: numberOf(first) } as const
    history.recordAct(name, { kind: 'fields', language, changes })
  }, [history, store, language, job, numberOf])

  return useCallback(() => {
    const doc = store.read()
    const texts = new Map([...doc.saved.keys()].map((key) => [key, shown(doc, key)] as const))
    begun.current ??= { job, texts }
  }, [store, job])
}
