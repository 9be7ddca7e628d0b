import { useCallback, useRef } from 'react'
import { currentOpener } from './current-opener.ts'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Focus candidates: the opener, then the focusable elements after it, then those before it, nearest first.
 */
const placesFrom = (opener: Element | null): HTMLElement[] => {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)]
  const at = opener instanceof HTMLElement ? all.indexOf(opener) : -1
  return at < 0 ? [] : [...all.slice(at), ...all.slice(0, at).reverse()]
}

const takesFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(focusable) && element.checkVisibility()

/**
 * Where the focus goes when a dialog closes: to `elsewhere` if given, else to the opener, else (the dialog
 * deleted it) to its nearest neighbour. It stays where something outside of the dialog has taken it meanwhile. Radix
 * only returns it to a dialog's trigger, and a dialog opened by state has none.
 */
export const useFocusReturn = (elsewhere?: () => HTMLElement | null) => {
  const places = useRef<HTMLElement[]>([])
  // A ref callback runs before anything in the dialog takes the focus, such as a player that focuses itself
  // on mount.
  const note = useCallback((dialog: HTMLElement | null) => {
    if (dialog && !dialog.contains(document.activeElement)) places.current = placesFrom(currentOpener())
  }, [])
  return {
    ref: note,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement && document.activeElement !== document.body) return
      const place = elsewhere?.() ?? places.current.find(takesFocus)
      place?.focus()
    },
  }
}
