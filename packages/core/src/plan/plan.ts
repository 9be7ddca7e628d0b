import type { Transition } from '../video-settings.ts'

/** Everything that decides a film, frozen at the moment it was asked for. Equal plans are equal films. */
export type Plan = {
  format: 1
  projectId: string
  /** Versions of the programs that make bytes. A worker takes plans of its own toolchain. */
  toolchain: string
  frame: FrameFormat
  transition: Transition
  wordsPerMinute: number
  languages: string[]
  slides: PlannedSlide[]
}

export type FrameFormat = { width: number; height: number; framesPerSecond: number }

export type PlannedSlide = {
  imageId: string
  /** Object key of the re-encoded picture, and the hash of its bytes. */
  picture: string
  pictureHash: string
  manualSeconds: number | null
  /** By language. No sentences: a silent slide. */
  narration: Record<string, PlannedNarration>
}

export type PlannedNarration = { voice: string; sentences: string[] }
