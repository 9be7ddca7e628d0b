import type { VideoSettings } from '@voxdeck/core/video-settings'

type SettingName = keyof VideoSettings

/**
 * Fields of a document: the project script, the project's settings, and per slide the script, the voice, who is heard
 * (the voice or the recording), the length, the speaking speed, how its picture fits, whether it is silent, and the state of a translation. Every value is a string;
 * '' is automatic (length), the project's (speed, fit) or no (silent).
 */
export type FieldKey = 'english' | `${SlideField}/${string}` | `setting/${SettingName}`

export type SlideField = 'script' | 'voice' | 'narrator' | 'length' | 'speed' | 'fit' | 'silent' | 'state'

export const scriptKey = (slideId: string): FieldKey => `script/${slideId}`
export const voiceKey = (slideId: string): FieldKey => `voice/${slideId}`
export const narratorKey = (slideId: string): FieldKey => `narrator/${slideId}`
export const lengthKey = (slideId: string): FieldKey => `length/${slideId}`
export const speedKey = (slideId: string): FieldKey => `speed/${slideId}`
export const fitKey = (slideId: string): FieldKey => `fit/${slideId}`
export const silentKey = (slideId: string): FieldKey => `silent/${slideId}`
export const stateKey = (slideId: string): FieldKey => `state/${slideId}`
export const settingKey = (name: SettingName): FieldKey => `setting/${name}`

type FieldParts =
  | { kind: 'english' }
  | { kind: 'setting'; name: SettingName }
  | { kind: SlideField; slideId: string }

export const partsOf = (key: FieldKey): FieldParts => {
  if (key === 'english') return { kind: 'english' }
  const at = key.indexOf('/')
  const [kind, rest] = [key.slice(0, at), key.slice(at + 1)]
  if (kind === 'setting') return { kind, name: rest as SettingName }
  return { kind: kind as SlideField, slideId: rest }
}

/** The slide of a field; null for a field of the project. */
export const slideIdOf = (key: FieldKey): string | null => {
  const parts = partsOf(key)
  return 'slideId' in parts ? parts.slideId : null
}

/** Of a text two versions may conflict; of any other field the last writer's value counts. */
export const isText = (key: FieldKey): boolean => key === 'english' || key.startsWith('script/')

/** The text that decides about conflicts: a state has none of its own. */
export const textKeyOf = (key: FieldKey): FieldKey =>
  key.startsWith('state/') ? scriptKey(key.slice(6)) : key
