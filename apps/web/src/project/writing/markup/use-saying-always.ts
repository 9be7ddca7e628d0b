import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { useProjectHistory } from '../../history/history-context.ts'
import { useSourceLanguage } from '../../languages/source-language.ts'
import type { Sides } from './insert-markup.ts'
import { sayAlways } from './say-always.ts'

/** Saves a pronunciation to the lexicon; errors are shown in the dialog. */
export const useSayingAlways = (projectId: string, onSaved: () => void) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const language = useSourceLanguage()
  const reportFailure = useReportFailure()
  const { history } = useProjectHistory()
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<'full' | 'notSaved' | null>(null)
  const save = async (sides: Sides) => {
    setSaving(true)
    setTrouble(null)
    try {
      const saved = await sayAlways(queries, { projectId, language }, sides)
      if (saved) {
        history.recordAct(
          { what: 'terms', count: 0, number: 0 },
          { kind: 'terms', list: 'lexicon', ...saved },
        )
        const term = sides.written.trim()
        toast({ title: t('markup.say.kept.title'), description: t('markup.say.kept.description', { term }) })
        return onSaved()
      }
      setTrouble('full')
    } catch (error) {
      if (isUnauthorized(error)) reportFailure(error, { title: t('app.error') })
      setTrouble('notSaved')
    }
    setSaving(false)
  }
  return { isSaving, trouble, save }
}
