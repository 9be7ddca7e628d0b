import type { Cue } from '@voxdeck/core/captions/make-cues'
import type { RecordedCaptions } from '@voxdeck/core/captions/recorded-captions'
import type { PlannedClip } from '@voxdeck/core/plan/plan'
import type { Layout } from '@voxdeck/core/timeline/lay-out-slides'

/** A plan whose narration is measured: which artifacts are shown and heard, and when. */
export type LaidOutPlan = {
  format: 1
  layout: Layout
  /** The artifact key of each of the layout's shots. */
  shotKeys: string[]
  /** By language: where each sentence's artifact begins, in samples from the video's start. */
  tracks: Record<string, PlacedSentence[]>
  /** By language. */
  captions: Record<string, Cue[]>
  /** How captions of recordings are timed; absent without captions of recordings. */
  recordedCaptions?: RecordedCaptions
  /** Slides whose clip keeps its sound; absent without any. */
  heardClips?: HeardClip[]
}

export type HeardClip = { startFrame: number; frames: number; clip: Omit<PlannedClip, 'keepsSound'> }

export type PlacedSentence = {
  startSample: number
  samples: number
  key: string
  /** The original sentence, when `key` is a stretched one that fits other languages; absent otherwise. */
  from?: { key: string; samples: number }
}
