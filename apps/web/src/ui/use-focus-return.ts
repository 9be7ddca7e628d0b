import { useCallback, useRef } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** The opener, then what follows it on the page, then what stands before it, nearest first. */
const placesFrom = (opener: Element | null): HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)]
  const at = opener instanceof HTMLElement ? all.indexOf(opener) : -1
  return at < 0 ? [] : [...all.slice(at), ...all.slice(0, at).reverse()]
}

const takesFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(focusable) && element.checkVisibility()

/**
 * Radix gives the focus back to a dialog's trigger; a dialog that is opened by state has none, so it goes to the
 * opener. Where the opener is gone, because the dialog deleted what it stood beside, its neighbour takes the focus;
 * where the dialog leads to another place, that one does.
 */
export const useFocusReturn = (elsewhere?: () => HTMLElement | null) => {
  const places = useRef<HTMLElement[]>([])
  // Before anything in the dialog takes the focus, as a player that is there at once does.
  const note = useCallback((dialog: HTMLElement | null) => {
    if (dialog && !dialog.contains(document.activeElement))
      places.current = placesFrom(document.activeElement)
  }, [])
  return {
    ref: note,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const place = elsewhere?.() ?? places.current.find(takesFocus)
      place?.focus()
    },
  }
}
