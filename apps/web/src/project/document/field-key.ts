/** Everything that is written: the English script, each slide's script and voice, and how a translation stands. */
export type FieldKey = 'english' | `script/${string}` | `voice/${string}` | `state/${string}`

export const scriptKey = (slideId: string): FieldKey => `script/${slideId}`
export const voiceKey = (slideId: string): FieldKey => `voice/${slideId}`
export const stateKey = (slideId: string): FieldKey => `state/${slideId}`

/** The slide of a field; null for the English script, which belongs to none. */
export const slideIdOf = (key: FieldKey): string | null =>
  key === 'english' ? null : key.slice(key.indexOf('/') + 1)

export const isVoice = (key: FieldKey): boolean => key.startsWith('voice/')

/** The text that a field stands for: nobody says how a text stands that two have written. */
export const textKeyOf = (key: FieldKey): FieldKey =>
  key.startsWith('state/') ? scriptKey(key.slice(6)) : key
