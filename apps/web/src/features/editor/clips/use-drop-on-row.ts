import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A file let go anywhere on the slide's row is taken. */
export const useDropOnRow = (
  inRow: RefObject<HTMLElement | null>,
  take: (file: File | undefined) => void,
) => {
  const drop = useEffectEvent(take)
  useEffect(() => {
    const row = inRow.current?.closest('li')
    if (!row) return
    const mark = (isOver: boolean) => {
      row.style.outline = isOver ? '2px solid var(--color-coral)' : ''
      row.style.outlineOffset = '-2px'
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      mark(true)
    }
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && row.contains(event.relatedTarget))) mark(false)
    }
    const end = (event: DragEvent) => {
      mark(false)
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      drop(event.dataTransfer.files[0])
    }
    row.addEventListener('dragover', over)
    row.addEventListener('dragleave', leave)
    row.addEventListener('drop', end)
    return () => {
      row.removeEventListener('dragover', over)
      row.removeEventListener('dragleave', leave)
      row.removeEventListener('drop', end)
    }
  }, [inRow])
}
