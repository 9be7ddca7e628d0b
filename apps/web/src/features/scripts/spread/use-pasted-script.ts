import { readPasted } from '@voxdeck/core/spread/pasted-script'
import { countParts } from '@voxdeck/core/spread/spread'
import { useEffect, useEffectEvent } from 'react'
import type { FieldKey } from '@/project/document/field-key.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'

export type PastedText = {
  script: string
  /** The slide's field into which it was pasted, and where; null beside all fields. */
  into: { key: FieldKey; start: number; end: number } | null
}

const elsewhere = 'input, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

/** A whole script rather than a few lines for one slide. */
const isForManySlides = (script: string, slideCount: number, language: string): boolean => {
  const pasted = readPasted(script, language)
  const paragraphs = countParts(pasted, 'paragraphs')
  return (
    paragraphs > 2 ||
    (paragraphs === 2 && slideCount === 2) ||
    (['labels', 'rules', 'headings'] as const).some((way) => countParts(pasted, way) > 1)
  )
}

/** Where a text was pasted; undefined where pasting is the field's own affair. */
const placeOf = (target: EventTarget | null): PastedText['into'] | undefined => {
  if (!(target instanceof Element)) return null
  if (target instanceof HTMLTextAreaElement) {
    const { field = '' } = target.dataset
    if (!field.startsWith('script/')) return undefined
    return { key: field as FieldKey, start: target.selectionStart, end: target.selectionEnd }
  }
  return target.closest(elsewhere) ? undefined : null
}

/** A script that is pasted beside all fields, or a long one into the field of a slide, is offered to all slides. */
export const usePastedScript = (
  slideCount: number,
  isOn: boolean,
  onPaste: (pasted: PastedText) => void,
): void => {
  const language = useSourceLanguage()
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const script = event.clipboardData?.getData('text/plain') ?? ''
    const into = placeOf(event.target)
    if (event.defaultPrevented || script.trim() === '' || into === undefined) return
    if (into && (slideCount < 2 || !isForManySlides(script, slideCount, language))) return
    event.preventDefault()
    onPaste({ script, into })
  })
  useEffect(() => {
    if (!isOn) return
    const onEvent = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onEvent)
    return () => document.removeEventListener('paste', onEvent)
  }, [isOn])
}
