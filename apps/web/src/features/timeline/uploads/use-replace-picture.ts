import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorWords } from '@/i18n/error-words.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { useReplacePicture } from '../queries/replace-picture.ts'
import { refuseFile } from './refuse-file.ts'

/** Replaces the picture of a slide; `busy` has the slides whose upload is running. */
export const usePictureReplacement = (projectId: string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { mutateAsync } = useReplacePicture(projectId)
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
      await mutateAsync({ slideId, file })
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
