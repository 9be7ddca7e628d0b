import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slideIdAt } from '@/project/slides/slide-row.ts'
import type { SlideActs } from '../acts/slide-acts.ts'
import { handleHelpId } from './drag-handle.tsx'
import { fetchDragging } from './dragging.ts'
import { SlideRow } from './slide-row.tsx'
import { useFocusAfterMove } from './use-focus-after-move.ts'
import { useLiftedSlide } from './use-lifted-slide.ts'
import { useListDrag } from './use-list-drag.ts'
import { useReorder } from './use-reorder.ts'
import { useRowWindow } from './use-row-window.ts'

/** The slide whose row was focused last; kept while its control is disabled. */
const useFocusedRow = (area: RefObject<HTMLElement | null>): string | null => {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const list = area.current
    const follow = ({ target }: FocusEvent) => setFocused(slideIdAt(target))
    list?.addEventListener('focusin', follow)
    return () => list?.removeEventListener('focusin', follow)
  }, [area])
  return focused
}

type SlideSequenceProps = {
  projectId: string
  slides: readonly ProjectSlide[]
  thumbnailSlideId: string | null
  /** Slides whose picture is being replaced. */
  busy: ReadonlySet<string>
  acts: SlideActs
}

export const SlideSequence = memo(
  ({ projectId, slides, thumbnailSlideId, busy, acts }: SlideSequenceProps) => {
    const { t } = useTranslation()
    const area = useRef<HTMLDivElement>(null)
    const { move, isPending } = useReorder(projectId, slides)
    const returnFocus = useFocusAfterMove(area, isPending)
    const moveFrom = useCallback(
      (slideId: string, to: number, control: 'up' | 'down' | 'handle') => {
        returnFocus(slideId, control)
        move(slideId, to)
      },
      [move, returnFocus],
    )
    const drop = useCallback((slideId: string, to: number) => moveFrom(slideId, to, 'handle'), [moveFrom])
    const { shown, lifted, announcement, onKey, putBack } = useLiftedSlide(slides, drop)
    const dragged = useListDrag({ area, list: projectId, onLand: move })
    const focused = useFocusedRow(area)
    const pinned = [focused, dragged, lifted?.slideId]
    const { rows, totalHeight, scrollToIndex } = useRowWindow({ area, slides: shown, pinned })
    const carriedTo = lifted?.to
    useEffect(() => {
      if (carriedTo !== undefined) scrollToIndex(carriedTo)
    }, [carriedTo, scrollToIndex])

    return (
      <div onPointerEnter={() => void fetchDragging()}>
        <h3 id="image-sequence-title" className="mb-2 font-medium">
          {t('editor.timeline.sequence', { count: slides.length })}
        </h3>
        <p id={handleHelpId} hidden>
          {t('editor.timeline.keys.help')}
        </p>
        <p aria-live="assertive" className="sr-only">
          {announcement}
        </p>
        <div
          ref={area}
          // Opaque, so that the compositor scrolls it without repainting the rows.
          className="-mx-2 max-h-[600px] overflow-y-auto overscroll-contain border-line border-t bg-card [contain:content]"
        >
          <ol
            aria-labelledby="image-sequence-title"
            aria-busy={isPending}
            className="relative"
            style={{ height: totalHeight }}
          >
            {rows.map(({ index, top }) => {
              const slide = shown[index]
              return (
                slide && (
                  <SlideRow
                    key={slide.id}
                    slide={slide}
                    index={index}
                    count={shown.length}
                    top={top}
                    isPending={isPending}
                    isDragging={dragged !== null}
                    isLifted={lifted?.slideId === slide.id}
                    isThumbnail={thumbnailSlideId === slide.id}
                    isBusy={busy.has(slide.id)}
                    onMove={moveFrom}
                    onKey={onKey}
                    onHandleLeft={putBack}
                    acts={acts}
                  />
                )
              )
            })}
          </ol>
        </div>
      </div>
    )
  },
)
