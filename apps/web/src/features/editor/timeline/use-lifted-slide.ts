import type { Image } from '@voxdeck/contracts/slides/image'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeAfterKey } from './key-steps.ts'
import { moveSlide } from './move-slide.ts'

type Lifted = { imageId: string; from: number; to: number }
type Move = (imageId: string, to: number) => void

export type KeyOnHandle = (event: KeyboardEvent, image: Image, index: number) => void

/** Reordering from the keyboard: a slide is lifted, taken through the list and let go; only then is the order sent. */
export const useLiftedSlide = (images: readonly Image[], move: Move) => {
  const { t } = useTranslation()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [announcement, announce] = useState('')
  const count = images.length

  const say = useCallback(
    (what: 'lifted' | 'carried' | 'letGo' | 'putBack', { originalName }: Image, place: number) =>
      announce(t(`editor.timeline.keys.${what}`, { name: originalName, place: place + 1, count })),
    [t, count],
  )

  const onKey: KeyOnHandle = useCallback(
    (event, image, index) => {
      const isLifted = lifted?.imageId === image.id
      const place = isLifted ? placeAfterKey(event.key, lifted.to, count) : undefined
      const isToggle = event.key === ' ' || event.key === 'Enter'
      const isCancel = isLifted && event.key === 'Escape'
      if (!isToggle && !isCancel && place === undefined) return
      event.preventDefault()
      if (place !== undefined && lifted) {
        setLifted({ ...lifted, to: place })
        say('carried', image, place)
      } else if (!isLifted) {
        setLifted({ imageId: image.id, from: index, to: index })
        say('lifted', image, index)
      } else {
        setLifted(null)
        say(isCancel ? 'putBack' : 'letGo', image, isCancel ? lifted.from : lifted.to)
        if (isToggle) move(image.id, lifted.to)
      }
    },
    [lifted, count, move, say],
  )

  const putBack = useCallback(
    (image: Image) => {
      if (lifted?.imageId !== image.id) return
      setLifted(null)
      say('putBack', image, lifted.from)
    },
    [lifted, say],
  )

  const shown = useMemo(
    () => (lifted ? moveSlide(images, lifted.imageId, lifted.to) : images),
    [images, lifted],
  )
  return { shown, lifted, announcement, onKey, putBack }
}
