import { useEffect, useEffectEvent, useState } from 'react'
import { slideRowOf } from '@/project/slides/slide-row.ts'
import { type DraggedFiles, type DropPlace, isVideo, placeInRow } from './drop-place.ts'

/** Where files would land, and the box of the row that is marked; null for the whole page. */
export type DropMark = { place: DropPlace; isVideo: boolean; box: Box | null }

type Box = { top: number; left: number; width: number; height: number; edge: 'top' | 'bottom' | null }

const filesOf = ({ items }: DataTransfer): DraggedFiles => {
  const files = [...items].filter(({ kind }) => kind === 'file')
  return { count: Math.max(1, files.length), types: files.map(({ type }) => type) }
}

const markAt = (
  { target, clientY }: DragEvent,
  slideIds: readonly string[],
  files: DraggedFiles,
): DropMark => {
  const row = slideRowOf(target)
  const slideId = row?.dataset.slide
  if (!row || !slideId || !slideIds.includes(slideId))
    return { place: { kind: 'end' }, isVideo: isVideo(files), box: null }
  const { top, left, width, height } = row.getBoundingClientRect()
  const share = (clientY - top) / height
  const place = placeInRow(slideIds, slideId, share, files)
  const edge = place.kind === 'row' ? null : share < 0.5 ? 'top' : 'bottom'
  return { place, isVideo: isVideo(files), box: { top, left, width, height, edge } }
}

const isSame = (a: DropMark | null, b: DropMark | null): boolean => JSON.stringify(a) === JSON.stringify(b)

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null

/**
 * Files may be dropped anywhere on the page, where nothing else takes them; without this the browser would open them
 * instead of the page. Returns where they would land while they are dragged.
 */
export const usePageDrop = (
  slideIds: readonly string[],
  onDrop: (files: File[], place: DropPlace) => void,
): DropMark | null => {
  const [mark, setMark] = useState<DropMark | null>(null)
  const show = (next: DropMark | null) => setMark((shown) => (isSame(shown, next) ? shown : next))

  const take = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, type, target } = event
    // Other drags, of selected text for example, keep their default.
    if (!dataTransfer?.types.includes('Files')) return
    if (type === 'dragleave') {
      if (event.relatedTarget === null) show(null)
      return
    }
    // A drop zone of its own takes them.
    if (event.defaultPrevented) return show(null)
    event.preventDefault()
    if (isInDialog(target)) {
      dataTransfer.dropEffect = 'none'
      return show(null)
    }
    dataTransfer.dropEffect = 'copy'
    const next = markAt(event, slideIds, filesOf(dataTransfer))
    if (type !== 'drop') return show(next)
    show(null)
    onDrop([...dataTransfer.files], next.place)
  })

  useEffect(() => {
    const listen = (event: DragEvent) => take(event)
    const names = ['dragenter', 'dragover', 'dragleave', 'drop'] as const
    for (const name of names) addEventListener(name, listen)
    return () => {
      for (const name of names) removeEventListener(name, listen)
    }
  }, [])
  return mark
}
