import { useEffect } from 'react'

/** The browser asks before it closes or leaves a page with unsaved text. */
export const useLeaveWarning = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
}
