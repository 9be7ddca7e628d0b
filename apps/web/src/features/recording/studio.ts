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

/** What is asked before a recording goes. */
export type Question =
  | { kind: 'delete'; slideId: string; number: number }
  | { kind: 'voice'; slideId: string; number: number; change: () => void }

export type StudioNews = TakeNews | { kind: 'trouble' }

export type RowPart = {
  studio: Studio
  slide: Pick<ProjectSlide, 'id' | 'recording' | 'narration'>
  number: number
}

/** The project as the page knows it, and what can be done with it. */
export type Server = {
  read: () => Project | undefined
  look: () => Promise<void>
  save: (change: ProjectChange) => Promise<Project>
  send: (take: Take) => Promise<void>
  /** The server's words for an error, in the language of the page; undefined when no server answered. */
  explain: (error: unknown, language: Language) => string | undefined
}

/** Everything that records. Its code is fetched when somebody records, or there is a recording to show. */
export type Studio = {
  server: Server
  /** Whether leaving the page now would lose what was said. */
  losesWork: () => boolean
  microphone: Microphone
  takes: Takes
  onNews: (tell: (news: StudioNews) => void) => () => void
  record: (slideId: string) => void
  /** Asks first where a recording would go with it. */
  changeVoice: (slide: { slideId: string; number: number }, change: () => void) => void
  question: {
    read: () => Question | null
    subscribe: (listener: () => void) => () => void
    ask: (question: Question | null) => void
  }
  RecordingStrip: ComponentType<RowPart>
  /** Takes that outlive the page; ends with the page. */
  close: () => void
  RecordingDialogs: ComponentType<{ studio: Studio; project: Project }>
}
