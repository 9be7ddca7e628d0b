import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onFocus` with the slide whose row gets the focus. */
export const useFocusedSlide = (
  list: RefObject<HTMLElement | null>,
  onFocus: (slideId: string) => void,
): void => {
  const tell = useEffectEvent(({ target }: FocusEvent) => {
    const slideId = target instanceof Element && target.closest<HTMLElement>('[data-slide]')?.dataset.slide
    if (slideId) onFocus(slideId)
  })
  useEffect(() => {
    const rows = list.current
    const listen = (event: FocusEvent) => tell(event)
    rows?.addEventListener('focusin', listen)
    return () => rows?.removeEventListener('focusin', listen)
  }, [list])
}
