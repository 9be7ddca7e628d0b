import { currentPath } from './sign-in.ts'

/** Where the cursor stood: the name of a text field, and the selection in it. */
export type KeptPlace = { key: string; caret: number; selectTo: number }

/** Of this tab, while it is away to sign in. */
const storageKey = 'voxdeck.place'

/** Remembers where the cursor is. */
export const keepPlace = (): void => {
  const field = document.activeElement
  const key = field instanceof HTMLTextAreaElement ? field.dataset.field : undefined
  if (!(field instanceof HTMLTextAreaElement) || !key) return
  const place: KeptPlace = { key, caret: field.selectionStart, selectTo: field.selectionEnd }
  sessionStorage.setItem(storageKey, JSON.stringify({ path: currentPath(), place }))
}

/** Where the cursor was on this page, once; null for a page that was not left to sign in. */
export const takePlace = (): KeptPlace | null => {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (!kept) return null
  const { path, place } = JSON.parse(kept) as { path: string; place: KeptPlace }
  return path === currentPath() ? place : null
}
