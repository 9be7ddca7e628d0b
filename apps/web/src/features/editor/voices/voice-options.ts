import { isLanguageCode } from '@voxdeck/core/languages/languages'
import type { Voice } from '@voxdeck/core/voices'
import { sampleSentences } from './sample-sentences.ts'

/** One line of the list: what is chosen with it, and who is heard. Nobody speaks a voice that is no longer there. */
export type VoiceOption = {
  value: string | null
  voice: Voice | null
  /** The first line, which leaves the choice to somebody else. */
  kind: 'voice' | 'first' | 'language'
}

export type Choice = {
  value: string | null
  /** Whether it may be left to the language; then what that speaks with, null for its first voice. */
  standard?: { kind: 'first' } | { kind: 'language'; voice: string | null }
}

/** A voice that is chosen and no longer offered stays in the list, so that it can be seen. */
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

/** Where a key leads: up, down, to the ends, or to the next name that begins with its letter; null for other keys. */
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
