import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { Language } from '@voxdeck/core/languages/languages'
import type { ComponentType, ReactNode } from 'react'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { Listening } from '@/project/playback/use-listening.ts'
import type { Translating } from '../translating/use-translating.ts'

/** The voice picker that the page hands in: another feature. */
export type VoicePickerSlot = ComponentType<{
  language: string
  /** Null for the default voice. */
  value: string | null
  wpm: number
  onChange: (voice: string | null) => void
  label: string
  size?: 'sm'
  /** For a slide: the voice chosen for its language; null for the first one. */
  languageVoice?: string | null
  /** The slide's recording, which can be heard instead of a voice. */
  recording?: { isHeard: boolean; onChoose: () => void } | undefined
}>

/** What rows show of recording, another feature. */
export type RecordingSlots = {
  button: (slide: TranslatedSlide) => ReactNode
  /** The recording of a slide, below its text. */
  place: (slide: TranslatedSlide, store: FieldStore) => ReactNode
}

/** Recording, as the page hands it in. */
export type PanelRecordings = {
  slots: RecordingSlots
  /** Dialogs and messages, once for the panel. */
  dialogs: (store: FieldStore) => ReactNode
  /** Records all slides, one after the other. */
  recordAll: () => void
}

/** Used by every row of a language. */
export type TranslationTools = {
  projectId: string
  store: FieldStore
  listening: Listening
  language: Language
  /** As of the language: without a voice it is only read, without a translator people write it. */
  hasVoice: boolean
  hasTranslator: boolean
  /** Words a minute of a slide. */
  paceOf: (slideId: string) => number
  /** The voice of slides without their own. */
  voice: string
  /** The voice chosen for the language; null for the first one. */
  chosenVoice: string | null
  glossary: Glossary
  translateOne: Translating['translateOne']
  VoicePicker: VoicePickerSlot
  recordings: RecordingSlots
}
