import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import type { FieldKey } from '@/project/document/field-key.ts'
import { type FieldStore, writeStep } from '@/project/document/field-store.ts'
import { insertWords } from '@/project/writing/insert-words.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { createDictation, type Dictation, type DictationNews } from './create-dictation.ts'
import { DictationConsent } from './dictation-consent.tsx'

type ToDictate = { key: FieldKey; textarea: HTMLTextAreaElement }

export type Dictating = { dictation: Dictation; toggle: (where: ToDictate) => void }

const consentKey = 'voxdeck.dictation'

/** Turns dictation on and off; the first use shows a consent dialog that says who listens. */
export const useDictating = (store: FieldStore): { dictating: Dictating; consent: ReactNode } => {
  const { t } = useTranslation()
  const [dictation] = useState(() => createDictation())
  const [asked, setAsked] = useState<ToDictate | null>(null)
  useEffect(() => () => dictation.stop(), [dictation])

  const begin = useCallback(
    ({ key, textarea }: ToDictate) => {
      const tell = (news: DictationNews) => {
        if (news.kind === 'words') return writeHeard(store, { key, textarea }, news.words)
        const description =
          news.kind === 'error'
            ? t('scripts.dictate.error.description', { error: news.error })
            : t(`scripts.dictate.${news.kind}.description`)
        toast({ title: t(`scripts.dictate.${news.kind}.title`), description, variant: 'destructive' })
      }
      // Insert at the end of a field that never had the cursor.
      if (textarea.dataset.visited === undefined)
        textarea.setSelectionRange(textarea.value.length, textarea.value.length)
      dictation.start(key, tell)
    },
    [dictation, store, t],
  )
  const toggle = useCallback(
    (where: ToDictate) => {
      if (dictation.read().key === where.key) dictation.stop()
      else if (localStorage.getItem(consentKey) === 'yes') begin(where)
      else setAsked(where)
    },
    [dictation, begin],
  )
  const agree = () => {
    localStorage.setItem(consentKey, 'yes')
    setAsked(null)
    if (asked) begin(asked)
  }
  return {
    dictating: { dictation, toggle },
    consent: <DictationConsent isOpen={asked !== null} onAgree={agree} onClose={() => setAsked(null)} />,
  }
}

/** Inserts the words at the cursor as one undo step, and moves the cursor behind them. */
const writeHeard = (store: FieldStore, { key, textarea }: ToDictate, words: string) => {
  const selection = { start: textarea.selectionStart, end: textarea.selectionEnd }
  const { text, caret } = insertWords(shown(store.read(), key), selection, words)
  flushSync(() => writeStep(store, [[key, text]]))
  textarea.setSelectionRange(caret, caret)
}
