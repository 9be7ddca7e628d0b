import { useEffect, useEffectEvent } from 'react'
import { slideIdAt } from '@/project/slides/slide-row.ts'
import { type DropPlace, placeAfter } from './drop-place.ts'

const elsewhere = '[role=dialog], [role=menu], [role=listbox]'

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

/** A pasted picture becomes a slide: behind the one that has the focus, or at the end. */
export const usePastedPictures = (
  slideIds: readonly string[],
  name: string,
  onPaste: (files: File[], place: DropPlace) => void,
): void => {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event
    if (event.defaultPrevented || !clipboardData) return
    const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'))
    // Tables and slides are copied as text and as a picture: a text field takes the text.
    const isText = clipboardData.getData('text/plain') !== '' && writes(target)
    const from = target instanceof Element ? target : null
    if (pictures.length === 0 || isText || from?.closest(elsewhere)) return
    event.preventDefault()
    const place = placeAfter(slideIds, slideIdAt(target) ?? '')
    // A browser calls every pasted picture image.png.
    const named = pictures.map(
      (file) =>
        new File([file], file.name === 'image.png' ? name : file.name, {
          type: file.type,
          lastModified: file.lastModified,
        }),
    )
    onPaste(named, place)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
