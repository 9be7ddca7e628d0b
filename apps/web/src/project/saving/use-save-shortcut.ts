import { useKeyDown } from '@/ui/use-key-down.ts'

/** Ctrl+S, or Cmd+S on a Mac; suppresses the browser's save dialog even when nothing is unsaved. */
export const useSaveShortcut = (save: () => void): void => {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    save()
  })
}
