import { useSyncExternalStore } from 'react'

const wide = '(min-width: 64rem)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Two columns fit. The order of the page differs, not only its look, so that reading and tabbing follow the eye. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
