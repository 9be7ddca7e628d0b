import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import type { Voice } from '@voxdeck/core/voices'
import type { ReactNode, RefObject } from 'react'
import type { FieldKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { SpokenView } from '@/project/document/spoken-scripts.ts'
import type { Listening } from '@/project/playback/use-listening.ts'
import type { SlidesAction } from '@/project/slides/slides-action.ts'

/** A save changes the times of later slides: rows take, and are compared by, only these fields. */
export const rowFields = [
  'id',
  'projectId',
  'pictureName',
  'picture',
  'pictureFit',
  'narration',
  'recording',
  'takes',
  'clip',
] as const

export type RowSlide = Pick<ProjectSlide, (typeof rowFields)[number]>

type DictateSlot = { field: FieldKey; textarea: RefObject<HTMLTextAreaElement | null>; label: string }

type VoiceSlot = {
  field: FieldKey
  label: string
  voices: readonly Voice[]
  value: string
  /** Shown while the value is empty. */
  unset?: string
  wpm: number
  /** How many slides could have the voice. */
  slideCount: number
  onChange: (voice: string, isForAll: boolean) => void
  /** The slide's recording, which can be heard instead of a voice. */
  recording?: { isHeard: boolean; onChoose: () => void } | undefined
}

/** What the page puts into the panel from other features. The functions render elements and call no hooks. */
export type ScriptSlots = {
  /** Between undo and save. */
  actions: ReactNode
  dictate: (slot: DictateSlot) => ReactNode
  /** Under a field: what dictation has recognised so far. */
  heardWords: (field: FieldKey) => ReactNode
  /** Plays the slide on the stage. */
  play: (slideId: string, number: number) => ReactNode
  /** Under the script of a row: its recording and its clip. */
  attachments: (slide: RowSlide, number: number) => ReactNode
  voice: (slot: VoiceSlot) => ReactNode
  /** Buttons that add a recording or a clip. */
  attach: (slide: RowSlide, number: number) => ReactNode
  preview: (slideId: string, number: number) => ReactNode
  /** What can be done to the slide. */
  menu: (slideId: string, number: number) => ReactNode
}

/** Used by every script field of the panel. Memoised, so that passing it down re-renders no row. */
export type ScriptTools = {
  projectId: string
  store: FieldStore
  spokenView: SpokenView
  listening: Listening
  slots: ScriptSlots
  /** Does something to slides that are selected in a list. */
  runAll: (action: SlidesAction, slideIds: readonly string[], list: Element | null) => void
}
