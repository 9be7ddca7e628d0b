import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import type { PlacedSlide } from '@voxdeck/contracts/slides/read-slide'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { scriptKey } from '@/project/document/field-key.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { focusSoon } from '@/project/writing/focus-field.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { addSlide } from '../queries/add-slide.ts'
import { showSlide } from '../queries/show-slide.ts'
import { nextUpload, type UploadItem, type UploadOrigin, uploadQueue } from './upload-queue.ts'
import { useChosenFiles } from './use-chosen-files.ts'

export type Uploads = ReturnType<typeof useUploads>

/**
 * Uploads the chosen pictures one after another, so that the server numbers them in the order of their names.
 */
export const useUploads = (projectId: string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const [items, dispatch] = useReducer(uploadQueue, [])
  const uploaded = useRef<{ slide: PlacedSlide; origin: UploadOrigin }[]>([])
  const { history } = useProjectHistory()
  const underWay = useRef<{ id: string; abort: AbortController; sent: Promise<void> } | null>(null)

  const fail = (id: string, error: unknown) => {
    const retryable = !(error instanceof ApiError) || error.status === 0 || error.problem?.retryable !== false
    dispatch({
      type: 'fail',
      id,
      words: wordsOfError(error, language) ?? t('editor.uploads.noConnection'),
      retryable,
    })
    reportFailure(error, { title: t('app.error'), description: t('editor.uploads.failed') })
  }

  const send = async ({ id, file, before, origin }: UploadItem, signal: AbortSignal) => {
    dispatch({ type: 'start', id })
    try {
      const onProgress = (share: number) => dispatch({ type: 'progress', id, share })
      const slide = await addSlide({ projectId, before, file, onProgress, signal })
      showSlide(queries, slide)
      dispatch({ type: 'remove', id })
      uploaded.current.push({ slide, origin })
    } catch (error) {
      if (!signal.aborted) fail(id, error)
    } finally {
      if (underWay.current?.id === id) underWay.current = null
    }
  }

  const start = useEffectEvent((item: UploadItem) => {
    const abort = new AbortController()
    underWay.current = { id: item.id, abort, sent: send(item, abort.signal) }
  })

  const next = nextUpload(items)
  useEffect(() => {
    if (next && !underWay.current) start(next)
  }, [next])

  // One toast for all files of a batch.
  const announce = useEffectEvent(() => {
    const [first, ...others] = uploaded.current
    uploaded.current = []
    if (!first) return
    const slideIds = [first, ...others].map(({ slide }) => slide.id)
    history.recordAct(
      { what: 'add', count: slideIds.length, number: first.slide.position + 1 },
      { kind: 'slides', slideIds, before: 'absent', after: 'present' },
    )
    const isBlank = others.length === 0 && first.origin === 'blank'
    toast({
      title: t('app.success'),
      description: t(isBlank ? 'editor.uploads.blank' : 'editor.uploads.uploaded'),
    })
    // Nobody is taken away from a text that is being written.
    if (first.origin !== 'files' && !document.activeElement?.matches('textarea, input'))
      focusSoon({ key: scriptKey(first.slide.id), caret: 0 })
  })

  // When the page unmounts the waiting files are still uploaded.
  const sendRest = useEffectEvent(async () => {
    const waiting = items.filter(({ state }) => state === 'waiting')
    await underWay.current?.sent
    for (const item of waiting) await send(item, new AbortController().signal)
    if (uploaded.current.length > 0)
      toast({ title: t('app.success'), description: t('editor.uploads.uploaded') })
  })
  useEffect(() => () => void sendRest(), [])

  const isIdle = items.every(({ state }) => state === 'failed')
  useEffect(() => {
    if (isIdle) announce()
  }, [isIdle])

  const add = useChosenFiles((chosen) => dispatch({ type: 'add', items: chosen }))

  const stop = () => {
    underWay.current?.abort.abort()
    // Immediately, not when the request settles: the next upload starts only if none is running.
    underWay.current = null
  }

  const remove = (id: string) => {
    if (underWay.current?.id === id) stop()
    dispatch({ type: 'remove', id })
  }

  const clear = () => {
    stop()
    dispatch({ type: 'clear' })
  }

  useLeaveWarning(!isIdle)

  return {
    items,
    add,
    remove,
    clear,
    retry: (id: string) => dispatch({ type: 'retry', id }),
    retryAll: () => dispatch({ type: 'retryAll' }),
  }
}
