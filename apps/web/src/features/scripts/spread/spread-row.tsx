import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { GripVertical } from 'lucide-react'
import { Fragment, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { RowNumber } from '@/project/slides/row-number.tsx'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { drawScript } from '@/project/writing/markup/draw-marks.tsx'
import { classNames } from '@/ui/class-names.ts'
import { useCarry } from './use-carry.ts'
import type { SlideParagraph, SpreadState } from './use-spread.ts'

type SpreadRowProps = {
  spread: SpreadState
  slide: ProjectSlide
  index: number
  /** What it says now. */
  words: string
  /** A line that is carried would stand before this sentence. */
  cut: number | null
  /** A paragraph that is carried is above this row. */
  isTarget: boolean
  onTarget: (slide: number | null) => void
}

export const SpreadRow = ({ spread, slide, index, words, cut, isTarget, onTarget }: SpreadRowProps) => {
  const { t } = useTranslation()
  const paragraphs = spread.paragraphsOn(index)
  const isKept = index >= spread.used
  return (
    <div
      data-spread-row={index}
      className={classNames(
        'grid grid-cols-[1.25rem_5rem_minmax(0,1fr)] gap-x-3 px-5 py-4 transition-colors sm:grid-cols-[1.25rem_7.5rem_minmax(0,1fr)] sm:gap-x-4',
        isTarget && 'bg-coral-wash',
      )}
    >
      <RowNumber number={index + 1} />
      <SlidePicture slide={slide} alt="" className="self-start" />
      <div lang="en" className="flex min-w-0 flex-col gap-2 text-md [overflow-wrap:anywhere]">
        {paragraphs.map((paragraph) => (
          <Paragraph
            key={paragraph.from}
            spread={spread}
            paragraph={paragraph}
            slide={index}
            cut={cut}
            onTarget={onTarget}
          />
        ))}
        {paragraphs.length === 0 && (
          <p className="text-mute">
            {isKept && words.trim() !== '' ? t('spread.kept', { words }) : t('spread.silent')}
          </p>
        )}
      </div>
    </div>
  )
}

type ParagraphProps = Pick<SpreadRowProps, 'spread' | 'cut' | 'onTarget'> & {
  paragraph: SlideParagraph
  slide: number
}

const rowAt = (x: number, y: number): number | null => {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spread-row]')
  return row ? Number(row.dataset.spreadRow) : null
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

const Paragraph = ({ spread, paragraph, slide, cut, onTarget }: ParagraphProps) => {
  const { t } = useTranslation()
  const { handlers, isCarried } = useCarry({
    find: rowAt,
    onOver: onTarget,
    onDrop: (row) => spread.moveParagraph(paragraph, row),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    spread.moveParagraph(paragraph, slide + step)
  }
  return (
    <div className={classNames('group flex items-start gap-1', isCarried && 'opacity-50')}>
      <button
        type="button"
        aria-label={t('spread.paragraph', { words: paragraph.sentences[0]?.slice(0, 40) ?? '' })}
        aria-keyshortcuts="ArrowUp ArrowDown"
        data-paragraph={paragraph.from}
        onKeyDown={onKeyDown}
        {...handlers}
        className="-ml-1.5 grid h-6 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-mute transition-opacity hover:bg-well hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 active:cursor-grabbing sm:opacity-40"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <p className="min-w-0">
        {paragraph.sentences.map((sentence, at) => {
          const number = paragraph.from + at
          return (
            <Fragment key={number}>
              <span
                data-sentence={number}
                className={classNames(cut === number && 'shadow-[-3px_0_0_0_var(--color-coral)]')}
              >
                {drawScript(sentence)}
              </span>{' '}
            </Fragment>
          )
        })}
      </p>
    </div>
  )
}
