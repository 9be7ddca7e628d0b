import { useEffect, useEffectEvent } from 'react'
import { isLeavingToSignIn } from '@/session/leave-to-sign-in.ts'

/** The browser asks before it closes or leaves a page that would lose something. */
export const useLeaveWarning = (losesWork: boolean | (() => boolean)): void => {
  const leave = useEffectEvent((event: BeforeUnloadEvent) => {
    const wouldLose = typeof losesWork === 'function' ? losesWork() : losesWork
    if (wouldLose && !isLeavingToSignIn()) event.preventDefault()
  })
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => leave(event)
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}
