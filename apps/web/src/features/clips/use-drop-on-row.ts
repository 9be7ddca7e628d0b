import { type RefObject, useEffect } from 'react'
import { chooseClip } from './clip-uploads.ts'

/** Accepts a file dropped anywhere on the row of the slide. */
export const useDropOnRow = (inRow: RefObject<HTMLElement | null>, slideId: string) => {
  useEffect(() => {
    const row = inRow.current?.closest('li')
    if (!row) return
    const take = (event: DragEvent) => {
      const { dataTransfer, type, relatedTarget } = event
      if (!dataTransfer?.types.includes('Files')) return
      const isLeft = type === 'dragleave' && !(relatedTarget instanceof Node && row.contains(relatedTarget))
      row.style.outline = isLeft || type === 'drop' ? '' : '2px solid var(--color-coral)'
      row.style.outlineOffset = '-2px'
      if (type === 'dragleave') return
      event.preventDefault()
      dataTransfer.dropEffect = 'copy'
      if (type === 'drop') chooseClip(slideId, dataTransfer.files[0])
    }
    const names = ['dragover', 'dragleave', 'drop'] as const
    for (const name of names) row.addEventListener(name, take)
    return () => {
      for (const name of names) row.removeEventListener(name, take)
    }
  }, [inRow, slideId])
}
