import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import type { Voice } from '@voxdeck/core/voices'
import type { ReactNode, RefObject } from 'react'
import type { FieldKey } from '@/project/document/field-key.ts'
import type { ScriptStore } from '@/project/document/script-store.ts'
import type { SpokenView } from '@/project/document/spoken-scripts.ts'
import type { Listening } from '@/project/playback/use-listening.ts'

/** A save changes the times of later slides: rows take, and are compared by, only these fields. */
export const rowFields = [
  'id',
  'projectId',
  'pictureName',
  'picture',
  'narration',
  'recording',
  'clip',
] as const

export type RowSlide = Pick<ProjectSlide, (typeof rowFields)[number]>

type DictateSlot = { field: FieldKey; textarea: RefObject<HTMLTextAreaElement | null>; label: string }

type VoiceSlot = {
  field: FieldKey
  label: string
  voices: readonly Voice[]
  value: string
  wpm: number
  onChange: (voice: string) => void
}

/** What the page puts into the panel from other features. The functions render elements and call no hooks. */
export type ScriptSlots = {
  /** Between undo and save. */
  actions: ReactNode
  dictate: (slot: DictateSlot) => ReactNode
  /** Under a field: what dictation has recognised so far. */
  heardWords: (field: FieldKey) => ReactNode
  /** Over the picture of a row. */
  play: (slideId: string, number: number) => ReactNode
  /** Under the script of a row: its recording and its clip. */
  attachments: (slide: RowSlide, number: number) => ReactNode
  voice: (slot: VoiceSlot) => ReactNode
  /** Buttons that add a recording or a clip. */
  attach: (slide: RowSlide, number: number) => ReactNode
  preview: (slideId: string, number: number) => ReactNode
}

/** Used by every script field of the panel. Memoised, so that passing it down re-renders no row. */
export type ScriptTools = {
  projectId: string
  store: ScriptStore
  spokenView: SpokenView
  listening: Listening
  slots: ScriptSlots
  /** Runs `change`, after a confirmation when the slide has a recording, which another voice deletes. */
  changeVoice: (slide: { slideId: string; number: number }, change: () => void) => void
}
