/**
 * Fields of the document: the project script, and per slide the script, the voice and the state of a
 * translation.
 */
export type FieldKey = 'english' | `script/${string}` | `voice/${string}` | `state/${string}`

export const scriptKey = (slideId: string): FieldKey => `script/${slideId}`
export const voiceKey = (slideId: string): FieldKey => `voice/${slideId}`
export const stateKey = (slideId: string): FieldKey => `state/${slideId}`

/** The slide of a field; null for the project script. */
export const slideIdOf = (key: FieldKey): string | null =>
  key === 'english' ? null : key.slice(key.indexOf('/') + 1)

export const isVoice = (key: FieldKey): boolean => key.startsWith('voice/')

/** The text that decides about conflicts: a state has none of its own. */
export const textKeyOf = (key: FieldKey): FieldKey =>
  key.startsWith('state/') ? scriptKey(key.slice(6)) : key
