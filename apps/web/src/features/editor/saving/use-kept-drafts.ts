import { useEffect, useState } from 'react'
import type { ScriptStore } from '../scripts/script-store.ts'
import { createDraftKeeper } from './draft-keeper.ts'

/** A browser that does not answer keeps nobody from writing. */
const patience = 1500

/** Nobody writes before what an earlier page left is back: it would look lost, and be in the way when it came. */
export const useKeptDrafts = (store: ScriptStore, userId: string, projectId: string) => {
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
