import { useSyncExternalStore } from 'react'

const wide = '(min-width: 64rem)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * True when two columns fit. Decided in JavaScript, since the DOM order differs too: reading and tab order
 * follow it.
 */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
