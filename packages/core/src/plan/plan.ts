import { sourceLanguage } from '../languages/languages.ts'
import type { MusicVolume } from '../music.ts'
import type { PictureFit, Transition } from '../video-settings.ts'
import type { PlannedSentence } from './planned-sentence.ts'

/** Everything that decides a video, frozen at the moment it was asked for. Equal plans are equal videos. */
export type Plan = {
  format: 2
  projectId: string
  /** Versions of the programs that make bytes. A worker takes plans of its own toolchain. */
  toolchain: string
  frame: FrameFormat
  transition: Transition
  wordsPerMinute: number
  /** The first is the video's own: it decides the chapters, and is heard unless another is chosen. */
  languages: string[]
  /** Drawn into the picture, in the first language; absent when they are a track of their own. */
  captions?: 'picture'
  slides: PlannedSlide[]
  /** Plays under the whole video. */
  music?: PlannedMusic
}

/** The one that is heard unless another is chosen. */
export const videoLanguage = ({ languages }: Pick<Plan, 'languages'>): string =>
  languages[0] ?? sourceLanguage

export type FrameFormat = { width: number; height: number; framesPerSecond: number }

export type PlannedSlide = {
  slideId: string
  /** Object key of the re-encoded picture, and the hash of its bytes. */
  picture: string
  pictureHash: string
  manualSeconds: number | null
  /** How its picture or clip comes into the frame; absent when it has the frame's shape. */
  fit?: PictureFit
  /** Moves behind the narration instead of the picture. */
  clip?: PlannedClip
  /** By language. */
  narration: Record<string, PlannedNarration>
}

/** Neither sentences nor a recording: a silent slide. A recording stands instead of sentences. */
export type PlannedNarration = {
  voice: string
  sentences: PlannedSentence[]
  /** Silence that was asked for after the last word. */
  pauseMs?: number
  recording?: PlannedRecording
  /** What a recording says according to its slide's script, for captions. */
  written?: string[]
}

/** A person's own voice: the object as it was normalised, the hash of its bytes, and its length. */
export type PlannedRecording = { object: string; hash: string; samples: number }

/** A video background: the object as it was normalised, the hash of its bytes, and its length. */
export type PlannedClip = { object: string; hash: string; frames: number; keepsSound: boolean }

/** A piece of music: the object as it was normalised, the hash of its bytes, its length and its loudness. */
export type PlannedMusic = {
  object: string
  hash: string
  samples: number
  lufs: number
  volume: MusicVolume
}
