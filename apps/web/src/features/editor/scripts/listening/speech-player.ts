import { createListeners } from '../../../../ui/listeners.ts'
import type { Speech } from '../../api/preview-speech.ts'
import { beginSound } from '../../one-sound.ts'
import type { FieldKey } from '../document/field-key.ts'

export type PlayerState = { key: FieldKey | null; phase: 'silent' | 'loading' | 'playing' }

export type PlayerNews = { kind: 'started' } | { kind: 'unplayable' } | { kind: 'unmade'; error: unknown }

const silent: PlayerState = { key: null, phase: 'silent' }
const mostKept = 20

/** One voice at a time. What was spoken once is not asked for again while the page is open. */
export const createSpeechPlayer = (fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>) => {
  let state = silent
  let turn = new AbortController()
  const listeners = createListeners()
  const kept = new Map<string, string>()

  const show = (next: PlayerState) => {
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
    const name = JSON.stringify(speech)
    return kept.get(name) ?? keep(name, await fetchSpeech(speech, signal))
  }
  const stop = () => {
    turn.abort()
    show(silent)
  }

  const play = async (key: FieldKey, speech: Speech, tell: (news: PlayerNews) => void): Promise<void> => {
    stop()
    beginSound(stop)
    turn = new AbortController()
    const { signal } = turn
    const endWith = (news?: PlayerNews) => {
      if (signal.aborted) return
      stop()
      if (news) tell(news)
    }
    show({ key, phase: 'loading' })
    let address: string
    try {
      address = await addressOf(speech, signal)
    } catch (error) {
      return endWith({ kind: 'unmade', error })
    }
    if (signal.aborted) return
    const audio = new Audio(address)
    signal.addEventListener('abort', () => audio.pause())
    audio.addEventListener('ended', () => endWith())
    audio.addEventListener('error', () => endWith({ kind: 'unplayable' }))
    try {
      await audio.play()
    } catch {
      return endWith({ kind: 'unplayable' })
    }
    if (signal.aborted) return
    show({ key, phase: 'playing' })
    tell({ kind: 'started' })
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    play,
    stop,
    /** For good: nothing sounds and nothing is kept. */
    close: () => {
      stop()
      for (const address of kept.values()) URL.revokeObjectURL(address)
      kept.clear()
    },
  }
}

export type SpeechPlayer = ReturnType<typeof createSpeechPlayer>
