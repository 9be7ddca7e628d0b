import { useEffect } from 'react'

/** A file let go beside the drop zone would be opened by the browser, in place of the page. */
export const useNearMisses = (): void => {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      // What is no file, a selected text say, goes where the browser takes it.
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
