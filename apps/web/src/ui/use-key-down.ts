import { useEffect, useEffectEvent } from 'react'

/** Calls the newest `onKey` for each `keydown` event of the window. */
export const useKeyDown = (onKey: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
