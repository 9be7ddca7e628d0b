import { sourceLanguage } from '../languages/languages.ts'
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
  /**
   * The first is the video's default language: it decides the chapters and plays unless the viewer chooses another.
   */
  languages: string[]
  /** Captions rendered into the picture, in the first language; absent when they are a track of their own. */
  captions?: 'picture'
  slides: PlannedSlide[]
  /** Plays under the whole video. */
  music?: PlannedMusic
}

/** The default language, which plays unless the viewer chooses another. */
export const videoLanguage = ({ languages }: Pick<Plan, 'languages'>): string =>
  languages[0] ?? sourceLanguage

/** Words a minute of a slide. */
export const paceOf = (
  { wordsPerMinute }: Pick<Plan, 'wordsPerMinute'>,
  slide: Pick<PlannedSlide, 'wordsPerMinute'>,
): number => slide.wordsPerMinute ?? wordsPerMinute

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
  /** The sentences of the slide's script, as captions for the recording. */
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
