import { useEffect, useEffectEvent } from 'react'
import { isLeavingToSignIn } from '@/session/leave-to-sign-in.ts'

/** Shows the browser's beforeunload warning while there is unsaved work. */
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
