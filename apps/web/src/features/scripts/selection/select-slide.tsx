import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '@/ui/fields/choice.tsx'
import { type Selection, useIsSelected } from './selection.ts'

type SelectSlideProps = {
  selection: Selection
  slideId: string
  number: number
  /** All slides in order. */
  slideIds: readonly string[]
}

/** The number of a row, and over it, on hover, on focus and while slides are selected, the box that selects the slide. */
export const SelectSlide = ({ selection, slideId, number, slideIds }: SelectSlideProps) => {
  const { t } = useTranslation()
  const isSelected = useIsSelected(selection, slideId)
  const selectAll = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    selection.selectAll(slideIds)
  }
  return (
    <span className="group/number relative grid size-6 select-none place-items-center justify-self-end">
      <span
        aria-hidden="true"
        className="figures text-mute text-sm group-hover/row:invisible group-has-focus-visible/number:invisible group-data-selecting/list:visible! group-data-selecting/list:translate-y-6"
      >
        {number}
      </span>
      <Checkbox
        tabIndex={-1}
        aria-label={t('scripts.select', { number })}
        checked={isSelected}
        className="!absolute inset-0 pointer-coarse:-inset-2.5 pointer-coarse:[&>input]:size-11 opacity-0 focus-within:opacity-100 group-hover/row:opacity-100 group-data-selecting/list:opacity-100"
        onKeyDown={selectAll}
        onChange={({ nativeEvent }) =>
          selection.press(slideId, slideIds, {
            shiftKey: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          })
        }
      />
    </span>
  )
}
