export type Voice = { id: string; name: string; description: string }

/** What every installation offers while no worker has said otherwise. */
export const defaultVoices: readonly Voice[] = [
  { id: 'adam', name: 'Adam', description: 'A deep, confident male voice' },
  { id: 'bella', name: 'Bella', description: 'A warm, friendly female voice' },
]

export const defaultVoiceId = 'adam'
