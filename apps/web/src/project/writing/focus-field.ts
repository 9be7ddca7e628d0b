import type { FieldKey } from '../document/field-key.ts'
import type { Place } from '../document/undo.ts'

/** The element of a field; the hidden English rows are skipped while another language is shown. */
export const findField = (key: FieldKey): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]:not([data-aside] *)`)

/**
 * Focuses a field at a position and scrolls to it. A folded field gets a beforematch event, as from
 * find-in-page, and unfolds.
 */
export const focusField = ({ key, caret }: Place, selectTo = caret): void => {
  const field = findField(key)
  if (!field) return
  field.closest('[hidden]')?.dispatchEvent(new Event('beforematch'))
  field.focus({ preventScroll: true })
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, selectTo)
  field.scrollIntoView({ block: 'nearest' })
}
