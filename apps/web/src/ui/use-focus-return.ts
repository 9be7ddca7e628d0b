import { useRef } from 'react'

/** Radix gives the focus back to a dialog's trigger; a dialog that is opened by state has none, so it goes to the opener. */
export const useFocusReturn = () => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
