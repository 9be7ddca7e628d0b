import type { Plan, PlannedClip } from '@voxdeck/core/plan/plan'
import type { Layout } from '@voxdeck/core/timeline/lay-out-slides'
import type { ObjectStore } from '@voxdeck/storage/object-store'

/** A plan whose narration is measured: what is on screen and what is heard, when, by artifact. */
export type LaidOutPlan = {
  layout: Layout
  /** The artifact that each of the layout's shots is taken from. */
  shotKeys: string[]
  /** By language: where each sentence's artifact begins, in samples from the film's start. */
  tracks: Record<string, PlacedSentence[]>
  /** Slides whose clip keeps its sound; absent when there is none. */
  heardClips?: HeardClip[]
}

export type HeardClip = { startFrame: number; frames: number; clip: Omit<PlannedClip, 'keepsSound'> }

export type PlacedSentence = { startSample: number; samples: number; key: string }

export const readPlan = async (store: ObjectStore, planKey: string): Promise<Plan> =>
  JSON.parse(await store.getText(planKey)) as Plan

export const readLaidOutPlan = async (store: ObjectStore, layoutKey: string): Promise<LaidOutPlan> =>
  JSON.parse(await store.getText(layoutKey)) as LaidOutPlan
