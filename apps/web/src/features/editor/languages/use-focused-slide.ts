import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells which slide somebody has begun to work at. */
export const useFocusedSlide = (
  list: RefObject<HTMLElement | null>,
  onFocus: (imageId: string) => void,
): void => {
  const tell = useEffectEvent(({ target }: FocusEvent) => {
    const imageId = target instanceof Element && target.closest<HTMLElement>('[data-slide]')?.dataset.slide
    if (imageId) onFocus(imageId)
  })
  useEffect(() => {
    const rows = list.current
    const listen = (event: FocusEvent) => tell(event)
    rows?.addEventListener('focusin', listen)
    return () => rows?.removeEventListener('focusin', listen)
  }, [list])
}
