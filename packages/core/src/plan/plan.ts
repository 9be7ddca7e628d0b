import { defaultSourceLanguage } from '../languages/languages.ts'
import type { MusicVolume } from '../music.ts'
import type { PictureFit, Transition } from '../video-settings.ts'
import type { PlannedSentence } from './planned-sentence.ts'
import type { ToolVersions } from './tool-versions.ts'

/** Everything that decides a video, frozen when it was requested. Equal plans are equal videos. */
export type Plan = {
  format: 3
  projectId: string
  /** A worker takes only plans of its own toolchain. */
  toolchain: ToolVersions
  /**
   * Part of the keys of speech: sentences are reused only under the same salt, which is that of the project's first
   * owner. Empty where accounts share sentences.
   */
  salt: string
  frame: FrameFormat
  transition: Transition
  wordsPerMinute: number
  /** Words a minute of languages that have their own; absent when none has. */
  languageSpeeds?: Record<string, number>
  /**
   * The first is the video's default language: it decides the chapters and plays unless the viewer chooses another.
   */
  languages: string[]
  /** Languages that are only read: nobody speaks them here. Absent when all are spoken. */
  subtitles?: string[]
  /** The language of chapters and of captions in the picture, where it is one that is only read. */
  readFirst?: string
  /** Captions rendered into the picture, in the video's language; absent when they are a track of their own. */
  captions?: 'picture'
  slides: PlannedSlide[]
  /** Plays under the whole video. */
  music?: PlannedMusic
}

/** The language a video is shown in unless the viewer chooses another. */
export const videoLanguage = ({ languages, readFirst }: Pick<Plan, 'languages' | 'readFirst'>): string =>
  readFirst ?? languages[0] ?? defaultSourceLanguage

/** The languages of a video that can be read, its own first. */
export const captionLanguages = (plan: Pick<Plan, 'languages' | 'subtitles' | 'readFirst'>): string[] => [
  ...new Set([videoLanguage(plan), ...plan.languages, ...(plan.subtitles ?? [])]),
]

export type PlannedSpeeds = Pick<Plan, 'wordsPerMinute' | 'languageSpeeds'>

/** Words a minute of a slide in a language: the slide's own, else the language's, else the project's. */
export const paceOf = (
  { wordsPerMinute, languageSpeeds }: PlannedSpeeds,
  slide: Pick<PlannedSlide, 'wordsPerMinute'>,
  language: string,
): number => slide.wordsPerMinute ?? languageSpeeds?.[language] ?? wordsPerMinute

export type FrameFormat = { width: number; height: number; framesPerSecond: number }

export type PlannedSlide = {
  slideId: string
  /** Object key of the re-encoded picture, and the hash of its bytes. */
  picture: string
  pictureHash: string
  manualSeconds: number | null
  /** Absent: the plan's. */
  wordsPerMinute?: number
  /** How the picture or clip is fitted into the frame; absent when it has the frame's shape. */
  fit?: PictureFit
  /** Plays behind the narration instead of the picture. */
  clip?: PlannedClip
  /** By language. */
  narration: Record<string, PlannedNarration>
}

/** A slide with neither sentences nor a recording is silent. A recording replaces the sentences. */
export type PlannedNarration = {
  voice: string
  /** Absent without sentences. */
  voiceVersion?: string
  sentences: PlannedSentence[]
  /** Pause requested after the last word. */
  pauseMs?: number
  recording?: PlannedRecording
  /** The sentences of the slide's script, as captions for the recording, or in a language that is only read. */
  written?: string[]
}

/** A person's recording: key of the normalised object, hash of its bytes, and length. */
export type PlannedRecording = { object: string; hash: string; samples: number }

/** The clip behind a slide: key of the normalised object, hash of its bytes, and length. */
export type PlannedClip = { object: string; hash: string; frames: number; keepsSound: boolean }

/** A piece of music: key of the normalised object, hash of its bytes, length and loudness. */
export type PlannedMusic = {
  object: string
  hash: string
  samples: number
  lufs: number
  volume: MusicVolume
}
