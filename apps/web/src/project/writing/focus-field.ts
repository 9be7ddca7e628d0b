import type { FieldKey } from '../document/field-key.ts'
import type { Place } from '../history/turn-fields.ts'

/** The element of a field; the hidden English rows are skipped while another language is shown. */
export const findField = (key: FieldKey): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]:not([data-aside] *)`)

/**
 * Focuses a field at a position and scrolls to it; false when it is not drawn. A folded field gets a beforematch event, as from
 * find-in-page, and unfolds.
 */
export const focusField = ({ key, caret, selectTo = caret }: Place): boolean => {
  const field = findField(key)
  if (!field) return false
  field.closest('[hidden]')?.dispatchEvent(new Event('beforematch'))
  field.focus({ preventScroll: true })
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, selectTo)
  field.scrollIntoView({ block: 'nearest' })
  return true
}

const mostFrames = 60

/** Waits for the field: that of a language that was just shown may not be drawn yet. */
export const focusSoon = (place: Place, frames = 0): void => {
  if (focusField(place) || frames === mostFrames) return
  requestAnimationFrame(() => focusSoon(place, frames + 1))
}
