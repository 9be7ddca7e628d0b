import type { Plan } from '@voxdeck/core/plan/plan'
import { shotCost } from '@voxdeck/core/progress/shot-cost'
import { drawnShots } from '@voxdeck/core/timeline/drawn-shots'
import { layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { findFacts, useArtifacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { recordNarrations } from '@voxdeck/db/narrations/record-narrations'
import {
  recordWork,
  reusedSoFar,
  settlePlannedRender,
  type VideoRef,
} from '@voxdeck/db/videos/video-lifecycle'
import { hashValue } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Activities } from '@voxdeck/workflows/activities'
import { shotUnit } from '../artifacts/known-work.ts'
import { type HeardClip, type LaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { measureNarrations } from '../artifacts/measure-narrations.ts'
import { narrationKeys } from '../artifacts/narration-keys.ts'
import { type MadeSentence, narrationSamples, placeSentences } from '../artifacts/place-narration.ts'
import type { SentenceFacts } from '../artifacts/sentence.ts'
import { shotKey } from '../artifacts/shot.ts'
import { shotsAhead } from '../artifacts/shots-ahead.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'

/** By language and slide: the sentences with their measured lengths. */
export const loadNarration = async (db: Db, plan: Plan): Promise<Map<string, MadeSentence[][]>> => {
  const keys = plan.languages.map((language) => [language, narrationKeys(plan, language)] as const)
  const facts = await findFacts<SentenceFacts>(db, 'sentence', [
    ...new Set(keys.flatMap(([, of]) => of.flat())),
  ])
  const made = (key: string): MadeSentence => {
    const known = facts.get(key)
    if (!known) throw new Error(`sentence ${key} was narrated and is gone`)
    return { ...known, key }
  }
  return new Map(keys.map(([language, of]) => [language, of.map((slide) => slide.map(made))]))
}

export const layOutPlan = (plan: Plan, narration: ReadonlyMap<string, MadeSentence[][]>): LaidOutPlan => {
  const longest = (slide: number) =>
    Math.max(0, ...[...narration.values()].map((of) => narrationSamples(of[slide] ?? [])))
  const layout = layOutSlides(
    plan.slides.map(({ manualSeconds, clip }, slide) => ({
      manualSeconds,
      narrationSamples: longest(slide),
      clipFrames: clip?.frames,
    })),
    plan.transition,
  )
  const place = (of: MadeSentence[][]) =>
    layout.slides.flatMap(({ startFrame }, slide) =>
      placeSentences(of[slide] ?? [], startFrame * samplesPerFrame),
    )
  const heardClips = layout.slides.flatMap((span, slide): HeardClip[] => {
    const { clip } = plan.slides[slide] ?? {}
    if (!clip?.keepsSound) return []
    const { object, hash, frames } = clip
    return [{ ...span, clip: { object, hash, frames } }]
  })
  return {
    layout,
    shotKeys: drawnShots(layout.shots).map((shot) => shotKey(plan, shot)),
    tracks: Object.fromEntries([...narration].map(([language, of]) => [language, place(of)])),
    ...(heardClips.length > 0 ? { heardClips } : {}),
  }
}

/**
 * Now that lengths are known the shots are too: notes what is there from other films, and gives the places of those that
 * nobody draws yet.
 */
const settleShots = async (db: Db, video: VideoRef, plan: Plan, laidOut: LaidOutPlan): Promise<number[]> => {
  const pixels = plan.frame.width * plan.frame.height
  const keys = new Set<string>()
  const shots = drawnShots(laidOut.layout.shots).flatMap((shot, index) => {
    const key = laidOut.shotKeys[index] ?? ''
    if (keys.has(key)) return []
    keys.add(key)
    return [{ index, key, cost: shotCost(shot, pixels) }]
  })
  // The others were known when the film began, and looked for then.
  const ahead = new Set(shotsAhead(plan).map((shot) => shotKey(plan, shot)))
  const late = shots.filter(({ key }) => !ahead.has(key))
  const there = await useArtifacts(
    db,
    'shot',
    late.map(({ key }) => key),
  )
  const foundLate = late.filter(({ key }) => there.has(key))
  await recordWork(
    db,
    video,
    foundLate.map(({ key, cost }) => ({
      unit: shotUnit(key),
      step: 'render',
      cost,
      reused: true,
      seconds: 0,
    })),
  )
  const found = await reusedSoFar(db, video, 'render')
  const cost = shots.reduce((sum, shot) => sum + shot.cost, 0)
  const fresh = { units: shots.length - found.units, cost: Math.max(0, cost - found.cost) }
  await settlePlannedRender(db, video, { units: shots.length, cost, fresh })
  return late.filter(({ key }) => !there.has(key)).map(({ index }) => index)
}

export const createLayOutVideo = ({ db, store }: Dependencies): Activities['layOutVideo'] =>
  cancellable('internal', async ({ planKey, ...video }) => {
    const seconds = stopwatch()
    const plan = await readPlan(store, planKey)
    const narration = await loadNarration(db, plan)
    await recordNarrations(db, video.projectId, measureNarrations(plan, narration))
    const laidOut = layOutPlan(plan, narration)
    const layoutKey = objectKeys.layout(video.projectId, hashValue(laidOut))
    await store.put(layoutKey, JSON.stringify(laidOut), 'application/json')

    const shotsLeft = await settleShots(db, video, plan, laidOut)
    await recordWork(db, video, [
      { unit: 'timeline', step: 'timeline', cost: 1, reused: false, seconds: seconds() },
    ])
    return { layoutKey, shotsLeft }
  })
