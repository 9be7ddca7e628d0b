import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorWords } from '@/i18n/error-words.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { cachedSlide } from '@/project/queries/get-project.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { useReplacePicture } from '../queries/replace-picture.ts'
import { refuseFile } from './refuse-file.ts'

export type PictureReplacement = ReturnType<typeof usePictureReplacement>

/** Replaces the picture of a slide; `busy` has the slides whose upload is running. */
export const usePictureReplacement = (projectId: string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { mutateAsync } = useReplacePicture(projectId)
  const { history } = useProjectHistory()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const isRefused = async (file: File): Promise<boolean> => {
    const refusal = await refuseFile(file)
    if (refusal === null) return false
    toast({
      title: t(
        refusal === 'no_picture' ? 'editor.timeline.replace.invalid' : 'editor.timeline.replace.failed',
      ),
      description:
        refusal === 'no_picture' ? t('editor.timeline.replace.choose') : errorWords(refusal, language),
      variant: 'destructive',
    })
    return true
  }

  const replace = async (slideId: string, file: File): Promise<void> => {
    if (await isRefused(file)) return
    setBusy((ids) => new Set([...ids, slideId]))
    try {
      const before = cachedSlide(queries, projectId, slideId)
      const { filename: after } = await mutateAsync({ slideId, file })
      if (before)
        history.recordAct(
          { what: 'picture', count: 1, number: before.position + 1 },
          { kind: 'picture', slideId, before: before.picture.filename, after },
        )
      toast({ title: t('app.success'), description: t('editor.timeline.replace.replaced') })
    } catch (error) {
      reportFailure(error, {
        title: t('editor.timeline.replace.failed'),
        description: wordsOfError(error, language) ?? t('editor.timeline.noConnection'),
      })
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== slideId)))
    }
  }

  return { replace, busy }
}
