/** Everything that is written: the English script, and each slide's script and voice. */
export type FieldKey = 'english' | `script/${string}` | `voice/${string}`

export const scriptKey = (imageId: string): FieldKey => `script/${imageId}`
export const voiceKey = (imageId: string): FieldKey => `voice/${imageId}`

/** The slide of a field; null for the English script, which belongs to none. */
export const imageIdOf = (key: FieldKey): string | null =>
  key === 'english' ? null : key.slice(key.indexOf('/') + 1)

export const isVoice = (key: FieldKey): boolean => key.startsWith('voice/')
