import type { Cue } from '@voxdeck/core/captions/make-cues'
import { parsePlan } from '@voxdeck/core/plan/parse-plan'
import type { Plan, PlannedClip } from '@voxdeck/core/plan/plan'
import type { Layout } from '@voxdeck/core/timeline/lay-out-slides'
import type { RecordedCaptions } from '@voxdeck/db/schema'
import type { ObjectStore } from '@voxdeck/storage/object-store'

/** A plan whose narration is measured: what is on screen and what is heard, when, by artifact. */
export type LaidOutPlan = {
  layout: Layout
  /** The artifact that each of the layout's shots is taken from. */
  shotKeys: string[]
  /** By language: where each sentence's artifact begins, in samples from the video's start. */
  tracks: Record<string, PlacedSentence[]>
  /** By language. */
  captions: Record<string, Cue[]>
  /** By what captions of recordings are timed; absent when there are none. */
  recordedCaptions?: RecordedCaptions
  /** Slides whose clip keeps its sound; absent when there is none. */
  heardClips?: HeardClip[]
}

export type HeardClip = { startFrame: number; frames: number; clip: Omit<PlannedClip, 'keepsSound'> }

export type PlacedSentence = {
  startSample: number
  samples: number
  key: string
  /** The sentence as it was spoken, when it is played faster or slower to fit other languages. */
  from?: { key: string; samples: number }
}

export const readPlan = async (store: ObjectStore, planKey: string): Promise<Plan> =>
  parsePlan(await store.getText(planKey))

export const readLaidOutPlan = async (store: ObjectStore, layoutKey: string): Promise<LaidOutPlan> =>
  JSON.parse(await store.getText(layoutKey)) as LaidOutPlan
