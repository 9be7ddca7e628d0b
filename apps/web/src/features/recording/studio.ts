import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ProjectChange } from '@voxdeck/contracts/projects/write-project-change'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import type { ComponentType } from 'react'
import type { Language } from '@/i18n/languages.ts'
import type { Microphone } from './microphone.ts'
import type { Take } from './takes/take-database.ts'
import type { TakeNews, Takes } from './takes/takes.ts'

/** The part of dictation that recording needs: both use the microphone, so recording stops it. */
export type Dictation = {
  read: () => { key: string | null }
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

/** A pending confirmation. */
export type Question =
  | { kind: 'delete'; slideId: string; number: number }
  | { kind: 'voice'; slideId: string; number: number; change: () => void }

export type StudioNews = TakeNews | { kind: 'trouble' }

export type RowPart = {
  studio: Studio
  slide: Pick<ProjectSlide, 'id' | 'recording' | 'narration'>
  number: number
}

/** Access to the project: the query cache and the API. */
export type Server = {
  read: () => Project | undefined
  look: () => Promise<void>
  save: (change: ProjectChange) => Promise<Project>
  send: (take: Take) => Promise<void>
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
  record: (slideId: string) => void
  /** Runs `change`, after a confirmation when the slide has a recording. */
  changeVoice: (slide: { slideId: string; number: number }, change: () => void) => void
  question: {
    read: () => Question | null
    subscribe: (listener: () => void) => () => void
    ask: (question: Question | null) => void
  }
  RecordingStrip: ComponentType<RowPart>
  /** Stops recording and closes the database of takes. */
  close: () => void
  RecordingDialogs: ComponentType<{ studio: Studio; project: Project }>
}
