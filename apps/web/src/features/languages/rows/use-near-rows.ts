import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/** So many are there at first, whatever comes into view then. */
const atFirst = 4
const atOnce = 6
/** Rows become whole this far before they are in view, so that the tab key always finds a next one. */
const margin = '1200px 0px'

/**
 * Rows have their tools once they have come near. The others are only their texts, which the browser's own search
 * finds; what became whole stays so, and nothing that has the focus goes away.
 */
export const useNearRows = (list: RefObject<HTMLElement | null>, slides: readonly TranslatedSlide[]) => {
  const [near, setNear] = useState<ReadonlySet<string>>(
    () => new Set(slides.slice(0, atFirst).map(({ slideId }) => slideId)),
  )
  // What is in view is painted before the rest is even begun.
  const [isWhole, setWhole] = useState(slides.length <= atOnce)
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>
    // A frame is asked for before it is painted: the task after it comes when that is done.
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setWhole(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [])
  const drawn = isWhole ? slides : slides.slice(0, atOnce)

  const add = useCallback(
    (ids: readonly string[]) =>
      setNear((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids]))),
    [],
  )

  const far = drawn.flatMap(({ slideId }) => (near.has(slideId) ? [] : [slideId])).join()
  useEffect(() => {
    if (far === '') return
    const observer = new IntersectionObserver(
      (entries) =>
        add(
          entries.flatMap(({ isIntersecting, target }) => {
            const { far: id } = (target as HTMLElement).dataset
            return isIntersecting && id ? [id] : []
          }),
        ),
      { rootMargin: margin },
    )
    for (const row of list.current?.querySelectorAll('[data-far]') ?? []) observer.observe(row)
    return () => observer.disconnect()
  }, [list, far, add])

  return {
    drawn,
    isNear: (slideId: string) => near.has(slideId),
    bring: (slideId: string) => {
      setWhole(true)
      add([slideId])
    },
  }
}
