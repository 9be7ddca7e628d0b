import type { LanguageCode } from './languages/languages.ts'

export type Voice = {
  id: string
  name: string
  description: string
  language: LanguageCode
  /** Id of the speech engine that has this voice. */
  engine: string
  /** Intelligible, but nobody takes it for a person. */
  basic?: true | undefined
}

const english = { language: 'en', engine: 'sherpa' } as const

/** The voices of every installation until a worker has published its own. */
export const defaultVoices: readonly Voice[] = [
  { id: 'adam', name: 'Adam', description: 'A deep, confident male voice', ...english },
  { id: 'bella', name: 'Bella', description: 'A warm, friendly female voice', ...english },
]

export const defaultVoiceId = 'adam'
