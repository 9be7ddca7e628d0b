import type { LanguageCode } from './languages/languages.ts'

export type Voice = {
  id: string
  name: string
  description: string
  language: LanguageCode
  /** Which of the installation's speech engines speaks it. */
  engine: string
  /** It is understood, and nobody takes it for a person. */
  basic?: true | undefined
}

const english = { language: 'en', engine: 'sherpa' } as const

/** What every installation offers while no worker has said otherwise. */
export const defaultVoices: readonly Voice[] = [
  { id: 'adam', name: 'Adam', description: 'A deep, confident male voice', ...english },
  { id: 'bella', name: 'Bella', description: 'A warm, friendly female voice', ...english },
]

export const defaultVoiceId = 'adam'
