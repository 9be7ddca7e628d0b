/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a line between two slides is a slider over sentences, not a range input */
import { GripHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { useCarry } from './use-carry.ts'
import type { SpreadState } from './use-spread.ts'

type BoundaryLineProps = {
  spread: SpreadState
  /** The slide above the line, from 0. */
  slide: number
  /** Called while the line is carried, with the sentence before which it would stand. */
  onOver: (sentence: number | null) => void
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

type TextLine = { sentence: number; rect: DOMRect; passed: (x: number) => number }

const textLines = (): TextLine[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sentence]')].flatMap((element) => {
    const rects = [...element.getClientRects()]
    return rects.map((rect, line) => ({
      sentence: Number(element.dataset.sentence),
      rect,
      passed: (x: number) => (line + (x - rect.left) / rect.width) / rects.length,
    }))
  })

/**
 * The sentence before which a line let go here would stand: by the nearer end of the sentence under the pointer. Beside the
 * words, where the handle is, the line passes all sentences at its height. `at` is where it stands now.
 */
const sentenceAt = (at: number, x: number, y: number): number | null => {
  const lines = textLines()
  const distanceOf = ({ rect }: TextLine) => Math.max(rect.top - y, y - rect.bottom, 0)
  const least = Math.min(...lines.map(distanceOf))
  const level = lines.filter((line) => distanceOf(line) === least)
  const under = level.find(({ rect }) => x >= rect.left && x <= rect.right)
  if (under) return under.passed(x) > 0.5 ? under.sentence + 1 : under.sentence
  const sentences = level.map(({ sentence }) => sentence)
  if (sentences.length === 0) return null
  return Math.max(...sentences) < at ? Math.min(...sentences) : Math.max(...sentences) + 1
}

/** The dashed line between two slides; carried by a pointer, moved by a sentence with the arrow keys. */
export const BoundaryLine = ({ spread, slide, onOver }: BoundaryLineProps) => {
  const { t } = useTranslation()
  const at = spread.boundaryOf(slide)
  const { handlers, isCarried } = useCarry({
    find: (x, y) => sentenceAt(at, x, y),
    onOver,
    onDrop: (sentence) => spread.moveBoundary(slide, sentence),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    spread.moveBoundary(slide, at + step)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('spread.line', { above: slide + 1, below: slide + 2 })}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={spread.sentences}
      aria-valuenow={at}
      aria-valuetext={t('spread.lineValue', { count: at })}
      onKeyDown={onKeyDown}
      {...handlers}
      className={classNames(
        'group relative z-10 -my-3 grid h-6 cursor-row-resize touch-none place-items-center rounded-sm',
        isCarried && 'opacity-50',
      )}
    >
      <span
        aria-hidden="true"
        className="w-full border-coral border-t-2 border-dashed transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 sm:opacity-60"
      />
      <span
        aria-hidden="true"
        className="absolute right-3 grid h-5 w-8 place-items-center rounded-full border border-line bg-raised text-mute shadow-sm transition-colors group-hover:border-coral group-hover:text-coral-strong"
      >
        <GripHorizontal className="size-3.5" />
      </span>
    </div>
  )
}
