import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, or Cmd+S on a Mac; suppresses the browser's save dialog even when nothing is unsaved. */
export const useSaveShortcut = (save: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
