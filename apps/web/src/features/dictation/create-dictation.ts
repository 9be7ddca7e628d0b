import type { FieldKey } from '@/project/document/field-key.ts'
import { createListeners } from '@/ui/listeners.ts'
import { newRecognition, type Recognition, type RecognitionEvent } from './recognition.ts'

export type DictationState = {
  key: FieldKey | null
  /** Interim result of the speech recognition, not final yet. */
  interim: string
}

export type DictationNews =
  | { kind: 'words'; words: string }
  | { kind: 'unsupported' | 'denied' | 'unstartable' }
  | { kind: 'error'; error: string }

const off: DictationState = { key: null, interim: '' }
/**
 * Milliseconds. The browser ends recognition after a silence, so `onend` restarts it; a shorter session is
 * not restarted, to avoid an endless loop.
 */
const shortestSession = 1000

const heard = ({ resultIndex, results }: RecognitionEvent) => {
  const fresh = Array.from(results).slice(resultIndex)
  const words = (isFinal: boolean) =>
    fresh
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim()
  return { final: words(true), interim: words(false) }
}

/** Speech recognition for one field at a time, running until it is stopped. */
export const createDictation = (make: () => Recognition | null = newRecognition) => {
  let state = off
  let current: Recognition | null = null
  const listeners = createListeners()
  const show = (next: DictationState) => {
    state = next
    listeners.tell()
  }
  const stop = () => {
    const ending = current
    current = null
    ending?.stop()
    show(off)
  }

  const start = (key: FieldKey, tell: (news: DictationNews) => void) => {
    stop()
    const recognition = make()
    if (!recognition) return tell({ kind: 'unsupported' })
    let begun = Date.now()
    recognition.lang = 'en-US'
    recognition.continuous = true
    recognition.interimResults = true
    recognition.onresult = (event) => {
      const { final, interim } = heard(event)
      // A final result can arrive after stop(); its words still count.
      if (final) tell({ kind: 'words', words: final })
      if (current === recognition) show({ key, interim })
    }
    recognition.onerror = ({ error }) => {
      if (current !== recognition || error === 'aborted' || error === 'no-speech') return
      stop()
      const isDenied = error === 'not-allowed' || error === 'service-not-allowed'
      tell(isDenied ? { kind: 'denied' } : { kind: 'error', error })
    }
    recognition.onend = () => {
      if (current !== recognition) return
      if (Date.now() - begun < shortestSession) return stop()
      begun = Date.now()
      recognition.start()
    }
    current = recognition
    try {
      recognition.start()
    } catch {
      stop()
      return tell({ kind: 'unstartable' })
    }
    show({ key, interim: '' })
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    start,
    stop,
  }
}

export type Dictation = ReturnType<typeof createDictation>
