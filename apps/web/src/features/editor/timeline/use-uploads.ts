import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import { errorWords } from '@voxdeck/contracts/errors'
import type { Image } from '@voxdeck/contracts/images/image'
import type { Project } from '@voxdeck/contracts/projects/project'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/toast.ts'
import { projectKey } from '../api/get-project.ts'
import { sendImage } from '../api/upload-image.ts'
import { useLeaveWarning } from '../saving/use-leave-warning.ts'
import { wordsOfError } from '../words-of-error.ts'
import { isTooLarge, nextUpload, picturesInNameOrder, type UploadItem, uploadQueue } from './upload-queue.ts'

/** Sends the chosen pictures one after another, so that the server numbers them in the order of their names. */
export const useUploads = (projectId: string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const [items, dispatch] = useReducer(uploadQueue, [])
  const uploaded = useRef(0)
  const underWay = useRef<{ id: string; abort: AbortController; sent: Promise<void> } | null>(null)

  const showImage = (image: Image) => {
    queries.setQueryData<Project>(
      projectKey(projectId),
      (project) =>
        project && {
          ...project,
          images: [...project.images.filter(({ id }) => id !== image.id), image],
        },
    )
    void queries.invalidateQueries({ queryKey: projectKey(projectId) })
  }

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

  const send = async ({ id, file }: UploadItem, signal: AbortSignal) => {
    dispatch({ type: 'start', id })
    try {
      const onProgress = (share: number) => dispatch({ type: 'progress', id, share })
      showImage(await sendImage({ projectId, file, onProgress, signal }))
      dispatch({ type: 'remove', id })
      uploaded.current += 1
    } catch (error) {
      if (!signal.aborted) fail(id, error)
    } finally {
      underWay.current = null
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

  // One message for files that were chosen together.
  const announce = useEffectEvent(() => {
    if (uploaded.current > 0) toast({ title: t('app.success'), description: t('editor.uploads.uploaded') })
    uploaded.current = 0
  })

  // Going back to the projects drops nothing that was chosen: the rest is sent behind the other page.
  const sendRest = useEffectEvent(async () => {
    const waiting = items.filter(({ state }) => state === 'waiting')
    await underWay.current?.sent
    for (const item of waiting) await send(item, new AbortController().signal)
    if (uploaded.current > 0) toast({ title: t('app.success'), description: t('editor.uploads.uploaded') })
  })
  useEffect(() => () => void sendRest(), [])

  const isIdle = items.every(({ state }) => state === 'failed')
  useEffect(() => {
    if (isIdle) announce()
  }, [isIdle])

  const add = (files: Iterable<File>) => {
    const chosen = [...files]
    const pictures = picturesInNameOrder(chosen)
    if (chosen.length > 0 && pictures.length === 0)
      toast({
        title: t('editor.uploads.invalid.title'),
        description: t('editor.uploads.invalid.description'),
        variant: 'destructive',
      })
    const words = errorWords('picture_too_large', language)
    if (pictures.some(isTooLarge))
      toast({ title: t('app.error'), description: words, variant: 'destructive' })
    dispatch({
      type: 'add',
      items: pictures.map((file): UploadItem => {
        const id = crypto.randomUUID()
        return isTooLarge(file)
          ? { id, file, state: 'failed', words, retryable: false }
          : { id, file, state: 'waiting' }
      }),
    })
  }

  const remove = (id: string) => {
    if (underWay.current?.id === id) underWay.current.abort.abort()
    dispatch({ type: 'remove', id })
  }

  useLeaveWarning(!isIdle)

  return { items, add, remove, retry: (id: string) => dispatch({ type: 'retry', id }) }
}
