import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, and Cmd+S on a Mac; never the browser's own dialog, also when nothing is to be saved. */
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
