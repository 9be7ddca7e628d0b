import { type RefObject, useEffect } from 'react'

const takesTyping =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** `/` focuses the field, unless somebody is typing or answering something. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(takesTyping)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}
