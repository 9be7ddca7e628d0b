import { useEffect, useState } from 'react'
import type { FieldStore } from '../document/field-store.ts'
import { createDraftKeeper } from './draft-keeper.ts'

/** Milliseconds after which editing starts even if IndexedDB has not responded. */
const patience = 1500

/**
 * Editing waits until earlier drafts are restored: they would look lost, and conflict with new text on
 * arrival.
 */
export const useStoredDrafts = (store: FieldStore, userId: string, projectId: string) => {
  const [isReady, setReady] = useState(false)
  const [isTroubled, setTroubled] = useState(false)
  useEffect(() => {
    const keeper = createDraftKeeper({ store, owner: { userId, projectId }, onTrouble: setTroubled })
    const timer = setTimeout(() => setReady(true), patience)
    void keeper.begin().then(() => setReady(true))
    return () => {
      clearTimeout(timer)
      void keeper.stop()
    }
  }, [store, userId, projectId])
  return { isReady, isTroubled }
}
