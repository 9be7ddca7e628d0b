import { useEffect, useEffectEvent } from 'react'
import type { AccountEvent } from './account-event.ts'
import type { Gap } from './open-event-stream.ts'

type Listener = (event: AccountEvent | Gap) => void

const listeners = new Set<Listener>()

export const tellAccountEvent: Listener = (event) => {
  for (const listener of listeners) listener(event)
}

/** Listens to the stream that useAccountStream follows. */
export const useAccountEvents = (onEvent: Listener): void => {
  const listener = useEffectEvent(onEvent)
  useEffect(() => {
    const own: Listener = (event) => listener(event)
    listeners.add(own)
    return () => void listeners.delete(own)
  }, [])
}
