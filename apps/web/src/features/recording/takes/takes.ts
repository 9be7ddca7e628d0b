import { createListeners } from '../../../ui/listeners.ts'
import type { Take, TakeDatabase } from './take-database.ts'

export type HeldTake = Take & {
  phase: 'sending' | 'failed'
  /** The upload error; null for a take adopted from an earlier page. */
  error: unknown
  /** Stored in IndexedDB, so that the page can be left. */
  isKept: boolean
}

export type TakeNews = { kind: 'stored'; take: Take } | { kind: 'failed'; take: Take; error: unknown }

type TakesOptions = { send: (take: Take) => Promise<void>; tell: (news: TakeNews) => void }

/**
 * Takes that are not on the server yet: uploaded at once, and held until that succeeds or they are discarded.
 */
export const createTakes = ({ send, tell }: TakesOptions) => {
  let held: ReadonlyMap<string, HeldTake> = new Map()
  let database: TakeDatabase | null = null
  const listeners = createListeners()
  const show = (slideId: string, take: HeldTake | null) => {
    const next = new Map(held)
    if (take) next.set(slideId, take)
    else next.delete(slideId)
    held = next
    listeners.tell()
  }
  const forget = (slideId: string) => {
    show(slideId, null)
    database?.remove(slideId).catch(() => undefined)
  }

  const attempt = async (take: HeldTake): Promise<void> => {
    const { slideId } = take
    const sending: HeldTake = { ...take, phase: 'sending', error: null }
    show(slideId, sending)
    try {
      await send(take)
    } catch (error) {
      // Another take may have replaced it, or the slide was deleted.
      if (held.get(slideId)?.sound !== take.sound) return
      show(slideId, { ...sending, ...held.get(slideId), phase: 'failed', error })
      return tell({ kind: 'failed', take, error })
    }
    if (held.get(slideId)?.sound === take.sound) forget(slideId)
    tell({ kind: 'stored', take })
  }

  return {
    read: () => held,
    subscribe: listeners.subscribe,
    add: async (take: Take): Promise<void> => {
      const sending = attempt({ ...take, phase: 'sending', error: null, isKept: false })
      const isKept = await (database?.put(take).then(
        () => true,
        () => false,
      ) ?? Promise.resolve(false))
      const now = held.get(take.slideId)
      if (now?.sound === take.sound) show(take.slideId, { ...now, isKept })
      // Uploaded before it was stored: remove it again.
      else if (!now) database?.remove(take.slideId).catch(() => undefined)
      await sending
    },
    retry: (slideId: string) => {
      const take = held.get(slideId)
      if (take?.phase === 'failed') void attempt(take)
    },
    discard: forget,
    /** Sets the database; adopts the takes of earlier pages. */
    keepIn: async (opened: TakeDatabase): Promise<void> => {
      database = opened
      for (const take of await opened.adopt())
        if (!held.has(take.slideId))
          show(take.slideId, { ...take, phase: 'failed', error: null, isKept: true })
    },
  }
}

export type Takes = ReturnType<typeof createTakes>
