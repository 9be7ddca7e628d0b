import type { Place } from './document/undo.ts'

/** Brings a field into view and puts the cursor there. What is folded away is told as the browser's own search tells it. */
export const focusField = ({ key, caret }: Place, selectTo = caret): void => {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)
  if (!field) return
  field.closest('[hidden]')?.dispatchEvent(new Event('beforematch'))
  field.focus({ preventScroll: true })
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, selectTo)
  field.scrollIntoView({ block: 'nearest' })
}
