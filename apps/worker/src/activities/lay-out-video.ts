import type { Plan } from '@voxdeck/core/plan/plan'
import { shotCost } from '@voxdeck/core/progress/shot-cost'
import { drawnShots } from '@voxdeck/core/timeline/drawn-shots'
import { layOutSlides, type Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { recordNarrations } from '@voxdeck/db/narrations/record-narrations'
import { recordWork, reusedSoFar, settlePlannedRender } from '@voxdeck/db/videos/video-lifecycle'
import { hashValue } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Activities } from '@voxdeck/workflows/activities'
import { freshShots } from '../artifacts/fresh-shots.ts'
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

export const createLayOutVideo = ({ db, store }: Dependencies): Activities['layOutVideo'] =>
  cancellable('internal', async ({ planKey, ...video }) => {
    const seconds = stopwatch()
    const plan = await readPlan(store, planKey)
    const narration = await loadNarration(db, plan)
    await recordNarrations(db, video.projectId, measureNarrations(plan, narration))
    const laidOut = layOutPlan(plan, narration)
    const { layout, shotKeys } = laidOut
    const layoutKey = objectKeys.layout(video.projectId, hashValue(laidOut))
    await store.put(layoutKey, JSON.stringify(laidOut), 'application/json')

    const distinctShots = shotKeys.flatMap((key, index) => (shotKeys.indexOf(key) === index ? [index] : []))
    const shots = drawnShots(layout.shots)
    const pixels = plan.frame.width * plan.frame.height
    const cost = distinctShots.reduce((sum, index) => sum + costOf(shots[index], pixels), 0)
    const drawn = new Set(shotsAhead(plan).map((shot) => shotKey(plan, shot)))
    const shotsLeft = distinctShots.filter((index) => !drawn.has(shotKeys[index] ?? ''))
    // What is there was noted when the film began, but for the shots that nobody knew of then.
    const found = await reusedSoFar(db, video, 'render')
    const leftCost = shotsLeft.reduce((sum, index) => sum + costOf(shots[index], pixels), 0)
    const left = await freshShots(
      db,
      plan,
      shotsLeft.flatMap((index) => shots[index] ?? []),
    )
    const fresh = {
      units: distinctShots.length - found.units - (shotsLeft.length - left.units),
      cost: Math.max(0, cost - found.cost - (leftCost - left.cost)),
    }
    await settlePlannedRender(db, video, { units: distinctShots.length, cost, fresh })
    await recordWork(db, video, [
      { unit: 'timeline', step: 'timeline', cost: 1, reused: false, seconds: seconds() },
    ])
    return { layoutKey, shotsLeft }
  })

const costOf = (shot: Shot | undefined, pixels: number): number => (shot ? shotCost(shot, pixels) : 0)
