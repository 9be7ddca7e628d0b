import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls the newest `onEvent` for each event of a type in an element. */
export const useEventOn = <Type extends keyof HTMLElementEventMap>(
  element: RefObject<HTMLElement | null>,
  type: Type,
  onEvent: (event: HTMLElementEventMap[Type]) => void,
): void => {
  const tell = useEffectEvent(onEvent)
  useEffect(() => {
    const target = element.current
    const listen = (event: HTMLElementEventMap[Type]) => tell(event)
    target?.addEventListener(type, listen)
    return () => target?.removeEventListener(type, listen)
  }, [element, type])
}
