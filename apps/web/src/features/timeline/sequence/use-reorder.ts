import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { useReorderSlides } from '../queries/reorder-slides.ts'
import { moveSlide, moveSlides } from './move-slide.ts'

/** Moves slides and shows the result in a toast; one request at a time. */
export const useReorder = (projectId: string, slides: readonly ProjectSlide[]) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate, isPending } = useReorderSlides(projectId)
  const { history } = useProjectHistory()
  const reorder = useCallback(
    (moved: readonly ProjectSlide[], slideIds: readonly string[]) => {
      const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)
      if (isPending || ids(moved).join() === ids(slides).join()) return
      const number = slides.findIndex(({ id }) => slideIds.includes(id)) + 1
      mutate(moved, {
        onSuccess: () => {
          history.recordAct(
            { what: 'move', count: slideIds.length, number },
            { kind: 'order', before: ids(slides), after: ids(moved) },
          )
          toast({ title: t('app.success'), description: t('editor.timeline.reordered') })
        },
        onError: (error) =>
          reportFailure(error, { title: t('app.error'), description: t('editor.timeline.reorderFailed') }),
      })
    },
    [slides, isPending, mutate, history, reportFailure, t],
  )
  const move = useCallback(
    (slideId: string, to: number) => reorder(moveSlide(slides, slideId, to), [slideId]),
    [reorder, slides],
  )
  /** Each of the slides by one place. */
  const moveBy = (slideIds: readonly string[], step: 'up' | 'down') =>
    reorder(moveSlides(slides, slideIds, step), slideIds)
  return { move, moveBy, isPending }
}
