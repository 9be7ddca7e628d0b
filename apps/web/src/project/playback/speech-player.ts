import { createListeners } from '@/ui/listeners.ts'
import { beginSound } from './one-sound.ts'

export type PlayerState<Key> = { key: Key | null; phase: 'silent' | 'loading' | 'playing' }

export type PlayerNews = { kind: 'started' } | { kind: 'unplayable' } | { kind: 'unmade'; error: unknown }

const silent: PlayerState<never> = { key: null, phase: 'silent' }
const mostKept = 20

/** Plays one speech at a time; fetched speech is cached while the page is open. */
export const createSpeechPlayer = <Key extends string | number, Speech extends object>(
  fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>,
  /** Whatever else changes the speech; part of the cache key. */
  edition?: () => unknown,
) => {
  let state: PlayerState<Key> = silent
  let turn = new AbortController()
  const listeners = createListeners()
  const kept = new Map<string, string>()

  const show = (next: PlayerState<Key>) => {
    state = next
    listeners.tell()
  }
  const keep = (name: string, blob: Blob): string => {
    const [oldest] = kept
    if (oldest && kept.size >= mostKept) {
      URL.revokeObjectURL(oldest[1])
      kept.delete(oldest[0])
    }
    const address = URL.createObjectURL(blob)
    kept.set(name, address)
    return address
  }
  const addressOf = async (speech: Speech, signal: AbortSignal): Promise<string> => {
    const name = JSON.stringify([speech, edition?.()])
    return kept.get(name) ?? keep(name, await fetchSpeech(speech, signal))
  }
  const stop = () => {
    turn.abort()
    show(silent)
  }

  /** Plays the parts in turn; the next one is fetched during playback. */
  const play = async (
    key: Key,
    parts: readonly Speech[],
    tell: (news: PlayerNews) => void,
  ): Promise<void> => {
    stop()
    beginSound(stop)
    turn = new AbortController()
    const { signal } = turn
    const endWith = (news?: PlayerNews) => {
      if (signal.aborted) return
      stop()
      if (news) tell(news)
    }
    const fetchPart = (index: number) => {
      const part = parts[index]
      return part && addressOf(part, signal)
    }
    const playPart = async (index: number, fetched = fetchPart(index)): Promise<void> => {
      if (!fetched) return endWith()
      let address: string
      try {
        address = await fetched
      } catch (error) {
        return endWith({ kind: 'unmade', error })
      }
      if (signal.aborted) return
      const audio = new Audio(address)
      let next: Promise<string> | undefined
      signal.addEventListener('abort', () => audio.pause())
      audio.addEventListener('ended', () => void playPart(index + 1, next))
      audio.addEventListener('error', () => endWith({ kind: 'unplayable' }))
      try {
        await audio.play()
      } catch {
        return endWith({ kind: 'unplayable' })
      }
      if (signal.aborted) return
      next = fetchPart(index + 1)
      // Reported when it is played.
      next?.catch(() => undefined)
      if (index > 0) return
      show({ key, phase: 'playing' })
      tell({ kind: 'started' })
    }
    show({ key, phase: 'loading' })
    return playPart(0)
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    play,
    stop,
    /** Stops, and empties the cache. */
    close: () => {
      stop()
      for (const address of kept.values()) URL.revokeObjectURL(address)
      kept.clear()
    },
  }
}

export type SpeechPlayer<Key extends string | number, Speech extends object> = ReturnType<
  typeof createSpeechPlayer<Key, Speech>
>
