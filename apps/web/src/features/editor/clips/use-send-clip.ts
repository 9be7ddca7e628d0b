import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import { errorWords } from '@voxdeck/contracts/errors'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/toast.ts'
import { projectKey } from '../api/get-project.ts'
import { sendClip } from '../api/upload-video.ts'
import { wordsOfError } from '../words-of-error.ts'
import { focusSuccessor } from './choose-clip.tsx'
import { showUpload, uploadOf } from './clip-uploads.ts'
import { refuseClip } from './refuse-clip.ts'
import type { SlideClipProps } from './use-slide-clip.ts'

/** Looks at a chosen file, and sends it as the slide's video. */
export const useSendClip = ({ image: { id, projectId }, number }: SlideClipProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()

  const fail = (file: File, error: unknown) => {
    const words = wordsOfError(error, language) ?? t('clips.failed.description')
    const retryable = !(error instanceof ApiError) || error.problem?.retryable !== false
    showUpload(id, { file, state: 'failed', words, retryable })
    reportFailure(error, { title: t('clips.failed.title'), description: words })
  }

  const send = async (file: File) => {
    const abort = new AbortController()
    const { signal } = abort
    const sending = uploadOf(id)
    if (sending?.state === 'sending') sending.abort.abort()
    const onProgress = (share: number) => {
      if (!signal.aborted) showUpload(id, { file, state: 'sending', share, abort })
    }
    onProgress(0)
    try {
      const { videoFilename } = await sendClip({ slideId: id, file, onProgress, signal })
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
      if (signal.aborted) return
      showUpload(id, null)
      setTimeout(() => focusSuccessor(id))
      toast({
        title: t('clips.uploaded.title'),
        description: t('clips.uploaded.description', { name: videoFilename, number }),
      })
    } catch (error) {
      if (!signal.aborted) fail(file, error)
    }
  }

  return {
    choose: (file: File | undefined): void => {
      if (!file) return
      const refusal = refuseClip(file)
      if (refusal)
        toast({
          title: t('clips.failed.title'),
          description: errorWords(refusal, language),
          variant: 'destructive',
        })
      else void send(file)
    },
    retry: () => {
      const failed = uploadOf(id)
      if (failed) void send(failed.file)
    },
    /** Stops what is on its way, or puts away what failed. */
    dismiss: () => {
      const upload = uploadOf(id)
      if (upload?.state === 'sending') upload.abort.abort()
      showUpload(id, null)
    },
  }
}
