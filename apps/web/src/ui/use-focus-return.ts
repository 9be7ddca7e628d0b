import { useRef } from 'react'

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
 * opener. Where the opener is gone, because the dialog deleted what it stood beside, its neighbour takes the focus.
 */
export const useFocusReturn = () => {
  const places = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      places.current = placesFrom(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      places.current.find(takesFocus)?.focus()
    },
  }
}
