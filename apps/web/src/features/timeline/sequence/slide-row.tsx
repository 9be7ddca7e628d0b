import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { Star } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { About } from '@/project/lengths/about.tsx'
import { useLength } from '@/project/lengths/lengths-store.ts'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spinner } from '@/ui/spinner.tsx'
import type { SlideActs } from '../acts/slide-acts.ts'
import { SlideMenu } from '../acts/slide-menu.tsx'
import { DragHandle } from './drag-handle.tsx'
import { DragPreview } from './drag-preview.tsx'
import { MoveButtons } from './move-buttons.tsx'
import type { KeyOnHandle } from './use-lifted-slide.ts'
import { useRowDrag } from './use-row-drag.ts'

type SlideRowProps = {
  slide: ProjectSlide
  index: number
  count: number
  /** Pixels from the top of the list. */
  top: number
  isPending: boolean
  /** Some slide of the list is being dragged. */
  isDragging: boolean
  isLifted: boolean
  isThumbnail: boolean
  isBusy: boolean
  onMove: (slideId: string, to: number, by: 'up' | 'down') => void
  onKey: KeyOnHandle
  onHandleLeft: (slide: ProjectSlide) => void
  acts: SlideActs
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** Memoised: scrolling and dragging re-render only rows that change. */
export const SlideRow = memo((props: SlideRowProps) => {
  const { slide, index, count, top, isPending, isDragging, isLifted, isThumbnail, isBusy } = props
  const { t } = useTranslation()
  const number = index + 1
  const row = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  // A row mounted during a drag renders without controls, which are most of its cost and cannot be used.
  const [isNewInDrag] = useState(isDragging)
  const isPassedBy = isNewInDrag && isDragging
  const { isDragged, edge, preview } = useRowDrag({
    row,
    handle,
    list: slide.projectId,
    slideId: slide.id,
    index,
    canDrag: !isPending && !isLifted && !isPassedBy,
  })
  return (
    <li
      data-index={index}
      data-slide={slide.id}
      aria-setsize={count}
      aria-posinset={number}
      style={{ transform: `translateY(${top}px)` }}
      className="absolute inset-x-0 top-0"
    >
      <div
        ref={row}
        className={classNames(
          'relative grid grid-cols-[auto_4.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-line border-b px-1 py-2 transition-[background-color,opacity] hover:bg-well/60 sm:grid-cols-[auto_6rem_minmax(0,1fr)_auto_auto] sm:gap-x-3',
          isDragged && 'opacity-40',
          isLifted && 'z-10 bg-coral-wash shadow-md ring-1 ring-coral ring-inset hover:bg-coral-wash',
        )}
      >
        {isPassedBy ? (
          <span className="h-7 w-6" />
        ) : (
          <DragHandle
            ref={handle}
            slide={slide}
            number={number}
            isLifted={isLifted}
            isPending={isPending}
            onKeyDown={(event) => props.onKey(event, slide, index)}
            onBlur={() => props.onHandleLeft(slide)}
          />
        )}
        {/* pointer-events-none: the browser would drag the image as a file. */}
        <div className="pointer-events-none relative">
          <SlidePicture slide={slide} alt="" className={isBusy ? 'opacity-50' : ''} />
          {isBusy && (
            <output className="absolute inset-0 grid place-items-center text-on-stage">
              <Spinner className="size-5" />
              <span className="sr-only">{t('editor.timeline.replacing')}</span>
            </output>
          )}
        </div>
        <div className="min-w-0">
          <p className="flex items-center gap-1.5">
            <span className="truncate font-medium" title={slide.pictureName}>
              {slide.pictureName}
            </span>
            {isThumbnail && (
              <>
                <Star aria-hidden="true" className="size-3.5 shrink-0 fill-current" />
                <span className="sr-only">({t('editor.timeline.thumbnail')})</span>
              </>
            )}
          </p>
          <p className="truncate text-mute text-sm">
            {t('editor.timeline.slide', { number, size: kilobytes(slide.picture.size) })}
          </p>
          <Span index={index} className="block sm:hidden" />
        </div>
        <Span index={index} className="max-sm:hidden" />
        {isPassedBy ? (
          <span className="h-7 w-14 sm:w-24" />
        ) : (
          <div className="flex items-center max-sm:flex-col-reverse max-sm:items-end sm:gap-1">
            <MoveButtons
              slideId={slide.id}
              index={index}
              count={count}
              isPending={isPending || isLifted}
              onMove={props.onMove}
            />
            <SlideMenu acts={props.acts} slideId={slide.id} number={number} />
          </div>
        )}
        {edge && <LandingLine edge={edge} isFirst={index === 0} />}
        {preview && <DragPreview container={preview} slide={slide} number={number} />}
      </div>
    </li>
  )
})

/** When the slide is shown; an estimate when a length up to it is one. */
const Span = ({ index, className }: { index: number; className: string }) => {
  const start = useLength(({ slides }) => slides[index]?.startFrame ?? 0)
  const end = useLength(({ slides }) => slides[index]?.endFrame ?? 0)
  const isEstimate = useLength(({ slides }) => slides.slice(0, index + 1).some((slide) => slide.isEstimate))
  return (
    <span className={`figures whitespace-nowrap text-mute text-sm ${className}`}>
      <About isEstimate={isEstimate}>
        {formatClock(secondsOfFrames(start))}-{formatClock(secondsOfFrames(end))}
      </About>
    </span>
  )
}

/** On the border between two rows; inside the list above the first one. */
const LandingLine = ({ edge, isFirst }: { edge: 'top' | 'bottom'; isFirst: boolean }) => (
  <span
    data-landing={edge}
    aria-hidden="true"
    className={classNames(
      'pointer-events-none absolute inset-x-0 z-10 h-0.5 rounded-full bg-coral',
      'before:absolute before:-top-[3px] before:left-0 before:size-2 before:rounded-full before:bg-coral',
      edge === 'bottom' ? '-bottom-px' : isFirst ? 'top-0' : '-top-px',
    )}
  />
)
