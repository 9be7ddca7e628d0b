import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorWords } from '@/i18n/error-words.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { cachedSlide, projectKey } from '@/project/queries/get-project.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { type ClipUpload, type SlideClipProps, showUpload, uploadOf } from './clip-uploads.ts'
import { importClip } from './import-clip.ts'
import { refuseClip } from './refuse-clip.ts'

/** The button that opened the chooser unmounts when there is a clip; focus the one that replaced it. */
const focusSuccessor = (slideId: string): void => {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[data-clip="${slideId}"]`)?.focus({ preventScroll: true })
}

/** Checks and uploads a chosen file. */
export const useImportClip = (
  { slide: { id, projectId }, number }: SlideClipProps,
  upload: ClipUpload | undefined,
) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const { history } = useProjectHistory()
  const title = t('clips.failed.title')
  const readClip = () => cachedSlide(queries, projectId, id)?.clip?.address ?? null

  const fail = (file: File, error: unknown) => {
    const words = wordsOfError(error, language) ?? t('clips.failed.description')
    const retryable = !(error instanceof ApiError) || error.problem?.retryable !== false
    showUpload(id, { file, state: 'failed', words, retryable })
    reportFailure(error, { title, description: words })
  }

  const send = async (file: File) => {
    const abort = new AbortController()
    const { signal } = abort
    const onProgress = (share: number) => {
      if (!signal.aborted) showUpload(id, { file, state: 'sending', share, abort })
    }
    onProgress(0)
    try {
      const name = await importClip({ slideId: id, file, onProgress, signal })
      const before = readClip()
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
      history.recordAct(
        { what: 'clip', count: 1, number },
        { kind: 'clip', slideId: id, before, after: readClip() },
      )
      if (signal.aborted) return
      showUpload(id, null)
      setTimeout(() => focusSuccessor(id))
      toast({
        title: t('clips.uploaded.title'),
        description: t('clips.uploaded.description', { name, number }),
      })
    } catch (error) {
      if (!signal.aborted) fail(file, error)
    }
  }

  const take = useEffectEvent((file: File) => {
    // Already handled: StrictMode runs the effect twice.
    if (uploadOf(id)?.state !== 'chosen') return
    const refusal = refuseClip(file)
    if (!refusal) return void send(file)
    showUpload(id, null)
    toast({ title, description: errorWords(refusal, language), variant: 'destructive' })
  })
  const chosen = upload?.state === 'chosen' ? upload.file : null
  useEffect(() => {
    if (chosen) take(chosen)
  }, [chosen])
}
