import { createContext, use } from 'react'

/**
 * True where a group of controls is one Tab stop: its entrance sets `tabIndex` 0, the others are reached from there by
 * arrow keys.
 */
export const OneStopContext = createContext(false)

/** The `tabIndex` of a control: undefined outside of such groups. */
export const useTabIndex = (own: number | undefined): number | undefined => {
  const isInGroup = use(OneStopContext)
  return own ?? (isInGroup ? -1 : undefined)
}
