import type { Image } from '@voxdeck/contracts/slides/image'
import { memo, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { handleHelpId } from './drag-handle.tsx'
import { fetchDragging } from './dragging.ts'
import type { RowAction } from './row-menu.tsx'
import { SlideRow } from './slide-row.tsx'
import { useFocusAfterMove } from './use-focus-after-move.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { useLiftedSlide } from './use-lifted-slide.ts'
import { useListDrag } from './use-list-drag.ts'
import { useReorder } from './use-reorder.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

type SlideSequenceProps = {
  projectId: string
  images: readonly Image[]
  thumbnailImageId: string | null
  /** Slides whose picture is being replaced. */
  busy: ReadonlySet<string>
  onAction: (action: RowAction, image: Image) => void
}

export const SlideSequence = memo(
  ({ projectId, images, thumbnailImageId, busy, onAction }: SlideSequenceProps) => {
    const { t } = useTranslation()
    const area = useRef<HTMLDivElement>(null)
    const { move, isPending } = useReorder(projectId, images)
    const returnFocus = useFocusAfterMove(area, isPending)
    const moveFrom = useCallback(
      (imageId: string, to: number, control: 'up' | 'down' | 'handle') => {
        returnFocus(imageId, control)
        move(imageId, to)
      },
      [move, returnFocus],
    )
    const drop = useCallback((imageId: string, to: number) => moveFrom(imageId, to, 'handle'), [moveFrom])
    const { shown, lifted, announcement, onKey, putBack } = useLiftedSlide(images, drop)
    const dragged = useListDrag({ area, list: projectId, onLand: move })
    const focused = useFocusedRow(area)
    const rows = useVirtualRows({ area, images: shown, pinned: [focused, dragged, lifted?.imageId] })
    const { scrollToIndex } = rows
    const carriedTo = lifted?.to
    useEffect(() => {
      if (carriedTo !== undefined) scrollToIndex(carriedTo)
    }, [carriedTo, scrollToIndex])

    return (
      <div onPointerEnter={() => void fetchDragging()}>
        <h3 id="image-sequence-title" className="mb-2 font-medium">
          {t('editor.timeline.sequence', { count: images.length })}
        </h3>
        <p id={handleHelpId} hidden>
          {t('editor.timeline.keys.help')}
        </p>
        <p aria-live="assertive" className="sr-only">
          {announcement}
        </p>
        <div
          ref={area}
          // Opaque, so that the compositor scrolls it by itself instead of having all rows painted again.
          className="-mx-2 max-h-[600px] overflow-y-auto overscroll-contain border-line border-t bg-card [contain:content]"
        >
          <ol
            aria-labelledby="image-sequence-title"
            aria-busy={isPending}
            className="relative"
            style={{ height: rows.getTotalSize() }}
          >
            {rows.getVirtualItems().map(({ index, start }) => {
              const image = shown[index]
              return (
                image && (
                  <SlideRow
                    key={image.id}
                    image={image}
                    index={index}
                    count={shown.length}
                    top={start}
                    isPending={isPending}
                    isDragging={dragged !== null}
                    isLifted={lifted?.imageId === image.id}
                    isThumbnail={thumbnailImageId === image.id}
                    isBusy={busy.has(image.id)}
                    measure={rows.measureElement}
                    onMove={moveFrom}
                    onKey={onKey}
                    onHandleLeft={putBack}
                    onAction={onAction}
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
