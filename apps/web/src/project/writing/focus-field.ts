import type { FieldKey } from '../document/field-key.ts'
import type { Place } from '../document/undo.ts'

/** Where a text is written; the English of a slide is put aside while its translation is on the screen. */
export const findField = (key: FieldKey): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]:not([data-aside] *)`)

/** Brings a field into view and puts the cursor there. What is folded away is told as the browser's own search tells it. */
export const focusField = ({ key, caret }: Place, selectTo = caret): void => {
  const field = findField(key)
  if (!field) return
  field.closest('[hidden]')?.dispatchEvent(new Event('beforematch'))
  field.focus({ preventScroll: true })
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, selectTo)
  field.scrollIntoView({ block: 'nearest' })
}
