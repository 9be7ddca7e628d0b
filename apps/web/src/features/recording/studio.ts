import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import type { ComponentType } from 'react'
import type { Language } from '@/i18n/languages.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { Microphone } from './microphone/microphone.ts'
import type { Take } from './takes/take-database.ts'
import type { TakeNews, Takes } from './takes/takes.ts'

/** The part of dictation that recording needs: both use the microphone, so recording stops it. */
export type Dictation = {
  read: () => { key: string | null }
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** A recording that is to be deleted, once that is confirmed. */
export type Question = { slideId: string; number: number }

/** What a dialog is open for; null while it is closed. */
export type Request<Asked> = {
  read: () => Asked | null
  subscribe: (listener: () => void) => () => void
  ask: (asked: Asked | null) => void
}

export type StudioNews = TakeNews | { kind: 'trouble' }

export type RecordingDialogsProps = { studio: Studio; project: Project; store: FieldStore }

export type RowPart = {
  studio: Studio
  store: FieldStore
  slide: Pick<ProjectSlide, 'id' | 'recording' | 'takes'>
  number: number
}

/** Access to the recordings of a project in one language: the query cache and the API. */
export type Server = {
  projectId: string
  language: string
  isTranslation: boolean
  /** Address of a slide's recording, heard or kept. */
  recordingOf: (slideId: string) => string | null
  /** Fetches the recordings, with their waveforms. */
  look: () => Promise<void>
  /** Brings back an earlier recording of a slide; null removes its recording. */
  change: (slideId: string, address: string | null) => Promise<void>
  send: (take: Take) => Promise<void>
  /** Tells the history that a slide's recording was replaced or removed. */
  record: (slideId: string, before: string | null, after: string | null) => void
  /** The error message in the language of the page; undefined when no server answered. */
  explain: (error: unknown, language: Language) => string | undefined
}

/** The recording studio; its chunk is loaded on the first recording, or when a slide has one. */
export type Studio = {
  server: Server
  /** Whether leaving the page now would lose a recording. */
  losesWork: () => boolean
  microphone: Microphone
  takes: Takes
  onNews: (tell: (news: StudioNews) => void) => () => void
  /** `also`: what else is done once a take is kept, or when there is no microphone. */
  record: (slideId: string, also?: { onTake: () => void; onTrouble: () => void }) => void
  question: Request<Question>
  /** The slide with which all are recorded, one after the other. */
  prompted: Request<string>
  RecordingStrip: ComponentType<RowPart>
  /** Stops recording and closes the database of takes. */
  close: () => void
  RecordingDialogs: ComponentType<RecordingDialogsProps>
}
