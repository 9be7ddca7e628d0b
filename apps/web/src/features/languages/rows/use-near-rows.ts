import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/** Rows rendered in full at first. */
const atFirst = 4
const atOnce = 6
/** Rows are rendered in full this far outside the viewport, so that the tab key finds the next one. */
const margin = '1200px 0px'

/**
 * Renders rows with their tools once they come near the viewport; the others show only their texts, which
 * find-in-page finds. A row rendered in full stays so, and a focused one is never replaced.
 */
export const useNearRows = (list: RefObject<HTMLElement | null>, slides: readonly TranslatedSlide[]) => {
  const [near, setNear] = useState<ReadonlySet<string>>(
    () => new Set(slides.slice(0, atFirst).map(({ slideId }) => slideId)),
  )
  // The first rows are painted before the others are rendered.
  const [isWhole, setWhole] = useState(slides.length <= atOnce)
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>
    // requestAnimationFrame runs before the paint; a timeout set in it runs after.
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
