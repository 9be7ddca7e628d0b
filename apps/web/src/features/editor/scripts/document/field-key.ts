/** Everything that is written: the English script, each slide's script and voice, and how a translation stands. */
export type FieldKey = 'english' | `script/${string}` | `voice/${string}` | `state/${string}`

export const scriptKey = (imageId: string): FieldKey => `script/${imageId}`
export const voiceKey = (imageId: string): FieldKey => `voice/${imageId}`
export const stateKey = (imageId: string): FieldKey => `state/${imageId}`

/** The slide of a field; null for the English script, which belongs to none. */
export const slideIdOf = (key: FieldKey): string | null =>
  key === 'english' ? null : key.slice(key.indexOf('/') + 1)

export const isVoice = (key: FieldKey): boolean => key.startsWith('voice/')

/** The text that a field stands for: nobody says how a text stands that two have written. */
export const textKeyOf = (key: FieldKey): FieldKey =>
  key.startsWith('state/') ? scriptKey(key.slice(6)) : key
