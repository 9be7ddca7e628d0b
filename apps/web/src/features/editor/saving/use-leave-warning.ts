import { useEffect } from 'react'
import { isLeavingToSignIn } from '@/session/leave-to-sign-in.ts'

/** The browser asks before it closes or leaves a page that would lose something. */
export const useLeaveWarning = (losesWork: boolean): void => {
  useEffect(() => {
    if (!losesWork) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeavingToSignIn()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [losesWork])
}
