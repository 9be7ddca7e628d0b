import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { useReorderSlides } from '../queries/reorder-slides.ts'
import { moveSlide } from './move-slide.ts'

/** Moves a slide and shows the result in a toast; one request at a time. */
export const useReorder = (projectId: string, slides: readonly ProjectSlide[]) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate, isPending } = useReorderSlides(projectId)
  const move = useCallback(
    (slideId: string, to: number) => {
      if (isPending || slides[to]?.id === slideId) return
      mutate(moveSlide(slides, slideId, to), {
        onSuccess: () => toast({ title: t('app.success'), description: t('editor.timeline.reordered') }),
        onError: (error) =>
          reportFailure(error, { title: t('app.error'), description: t('editor.timeline.reorderFailed') }),
      })
    },
    [slides, isPending, mutate, reportFailure, t],
  )
  return { move, isPending }
}
