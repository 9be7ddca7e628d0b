import { useEffect } from 'react'

/** Without this a file dropped beside the drop zone replaces the page. */
export const useNearMisses = (): void => {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      // Other drags, of selected text for example, keep their default.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    const names = ['dragenter', 'dragover', 'drop'] as const
    for (const name of names) addEventListener(name, ignore)
    return () => {
      for (const name of names) removeEventListener(name, ignore)
    }
  }, [])
}
