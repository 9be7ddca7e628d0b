import { isLanguageCode } from '@voxdeck/core/languages/languages'
import type { Voice } from '@voxdeck/core/voices'
import { sampleSentences } from './sample-sentences.ts'

/**
 * One row of the list: the value it selects and the voice of its sample, null for one that is no longer
 * installed.
 */
export type VoiceOption = {
  value: string | null
  voice: Voice | null
  /**
   * `first` and `language` are the default row: the first voice of the language, or the one chosen for it.
   */
  kind: 'voice' | 'first' | 'language'
}

export type Choice = {
  value: string | null
  /** Adds a default row; its `voice` is the one chosen for the language, null for the first one. */
  standard?: { kind: 'first' } | { kind: 'language'; voice: string | null }
}

/** A chosen voice that is no longer offered is appended, so that the list shows it. */
export const voiceOptions = (voices: readonly Voice[], { value, standard }: Choice): VoiceOption[] => {
  const named = (id: string | null) => voices.find((voice) => voice.id === id) ?? null
  const offered = voices.map((voice): VoiceOption => ({ value: voice.id, voice, kind: 'voice' }))
  const first: VoiceOption[] = standard
    ? [
        {
          value: null,
          kind: standard.kind,
          voice: (standard.kind === 'language' && named(standard.voice)) || (voices[0] ?? null),
        },
      ]
    : []
  const isGone = value !== null && named(value) === null
  return [...first, ...offered, ...(isGone ? [{ value, voice: null, kind: 'voice' } as const] : [])]
}

export const sampleOf = (language: string): string =>
  sampleSentences[isLanguageCode(language) ? language : 'en']

/**
 * The row a key moves to: up, down, the ends, or the next name that starts with its letter; null for other
 * keys.
 */
export const lineAfter = (key: string, active: number, names: readonly string[]): number | null => {
  const last = names.length - 1
  if (key === 'ArrowDown') return Math.min(active + 1, last)
  if (key === 'ArrowUp') return Math.max(active - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (!/^\S$/u.test(key)) return null
  const order = names.map((_, index) => (active + 1 + index) % names.length)
  return order.find((index) => names[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? active
}
