import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import { slideIdAt } from './slide-row.ts'

/** The slide that is worked on: the last one whose row had the focus or a press, or whose bar was selected. */
const createCurrentSlide = () => {
  let current: string | null = null
  const listeners = createListeners()
  return {
    read: () => current,
    subscribe: listeners.subscribe,
    choose: (slideId: string) => {
      if (slideId === current) return
      current = slideId
      listeners.tell()
    },
  }
}

export type CurrentSlide = ReturnType<typeof createCurrentSlide>

export const CurrentSlideContext = createContext<CurrentSlide | null>(null)

/** Follows the focus and presses in the rows of slides, in whichever list. */
export const useCurrentSlideOfPage = (): CurrentSlide => {
  const [current] = useState(createCurrentSlide)
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const slideId = slideIdAt(target)
      if (slideId) current.choose(slideId)
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', follow)
    }
  }, [current])
  return current
}

/** The index of the current slide; the first one's before any was chosen, and after it was deleted. */
export const useCurrentIndex = (slides: readonly { id: string }[]): number => {
  const current = use(CurrentSlideContext)
  if (!current) throw new Error('no CurrentSlideContext above')
  const slideId = useSyncExternalStore(current.subscribe, current.read)
  return Math.max(
    0,
    slides.findIndex(({ id }) => id === slideId),
  )
}

export const useChooseSlide = (): CurrentSlide['choose'] => {
  const current = use(CurrentSlideContext)
  if (!current) throw new Error('no CurrentSlideContext above')
  return current.choose
}
