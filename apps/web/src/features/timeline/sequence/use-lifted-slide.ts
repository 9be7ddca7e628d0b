import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeAfterKey } from './key-steps.ts'
import { moveSlide } from './move-slide.ts'

type Lifted = { slideId: string; from: number; to: number }
type Move = (slideId: string, to: number) => void

export type KeyOnHandle = (event: KeyboardEvent, slide: ProjectSlide, index: number) => void

/** Reordering by keyboard: lift, move and drop a slide; the order is sent on drop. */
export const useLiftedSlide = (slides: readonly ProjectSlide[], move: Move) => {
  const { t } = useTranslation()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [announcement, announce] = useState('')
  const count = slides.length

  const say = useCallback(
    (what: 'lifted' | 'carried' | 'letGo' | 'putBack', { pictureName }: ProjectSlide, place: number) =>
      announce(t(`editor.timeline.keys.${what}`, { name: pictureName, place: place + 1, count })),
    [t, count],
  )

  const onKey: KeyOnHandle = useCallback(
    (event, slide, index) => {
      const isLifted = lifted?.slideId === slide.id
      const place = isLifted ? placeAfterKey(event.key, lifted.to, count) : undefined
      const isToggle = event.key === ' ' || event.key === 'Enter'
      const isCancel = isLifted && event.key === 'Escape'
      if (!isToggle && !isCancel && place === undefined) return
      event.preventDefault()
      if (place !== undefined && lifted) {
        setLifted({ ...lifted, to: place })
        say('carried', slide, place)
      } else if (!isLifted) {
        setLifted({ slideId: slide.id, from: index, to: index })
        say('lifted', slide, index)
      } else {
        setLifted(null)
        say(isCancel ? 'putBack' : 'letGo', slide, isCancel ? lifted.from : lifted.to)
        if (isToggle) move(slide.id, lifted.to)
      }
    },
    [lifted, count, move, say],
  )

  const putBack = useCallback(
    (slide: ProjectSlide) => {
      if (lifted?.slideId !== slide.id) return
      setLifted(null)
      say('putBack', slide, lifted.from)
    },
    [lifted, say],
  )

  const shown = useMemo(
    () => (lifted ? moveSlide(slides, lifted.slideId, lifted.to) : slides),
    [slides, lifted],
  )
  return { shown, lifted, announcement, onKey, putBack }
}
