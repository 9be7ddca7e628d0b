import { setImmediate } from 'node:timers/promises'
import { withFallbacks } from '@voxdeck/core/plan/fallback'
import type { Plan } from '@voxdeck/core/plan/plan'
import { findArtifactKeys, findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { storeMeasuredNarrations } from '@voxdeck/db/narrations/store-measured-narrations'
import { dropTombstone } from '@voxdeck/db/sweep/tombstones'
import { findFallbacks } from '@voxdeck/db/videos/fallbacks'
import {
  recordWork,
  reusedSoFar,
  storePlannedRender,
  type VideoRef,
} from '@voxdeck/db/videos/video-lifecycle'
import { hashValue } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { layOutPlan } from '@voxdeck/video/layout/lay-out-plan'
import { madeSentences, sentenceKeysOf } from '@voxdeck/video/narration/made-sentences'
import { measureNarrations } from '@voxdeck/video/narration/measure-narrations'
import { type RecognisedSentences, recogniseSentences } from '@voxdeck/video/narration/recognised-sentences'
import type { SentenceFacts } from '@voxdeck/video/narration/sentence'
import { shotUnit } from '@voxdeck/video/work/known-work'
import { type LayoutShot, layoutWork } from '@voxdeck/video/work/layout-work'
import type { Activities } from '@voxdeck/workflows/activities'
import { artifactLostFailure } from '../artifacts/artifact-store.ts'
import { readPlan } from '../artifacts/read-plan.ts'
import { loadRecognised } from '../artifacts/recognise-recording.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** By language and slide: when each sentence of the script is heard in the recording; null if not recognised. */
const loadRecognisedSentences = async (
  db: Db,
  plan: Plan,
  recogniser: Dependencies['recogniser'],
): Promise<Map<string, RecognisedSentences>> => {
  const recognised = new Map<string, RecognisedSentences>()
  for (const language of plan.languages) {
    const pieces = await loadRecognised(db, plan, language, recogniser)
    recognised.set(language, recogniseSentences(plan, language, pieces))
  }
  return recognised
}

/** Records the shots whose artifacts exist already, and returns the indexes of those that are still missing. */
const recordFoundShots = async (
  db: Db,
  video: VideoRef,
  { shots, late }: { shots: LayoutShot[]; late: LayoutShot[] },
): Promise<number[]> => {
  const existing = await findArtifactKeys(
    db,
    'shot',
    late.map(({ key }) => key),
  )
  await recordWork(
    db,
    video,
    late.flatMap(({ key, cost }) =>
      existing.has(key)
        ? [{ unit: shotUnit(key), step: 'render' as const, cost, reused: true, seconds: 0 }]
        : [],
    ),
  )
  const found = await reusedSoFar(db, video, 'render')
  const cost = shots.reduce((sum, shot) => sum + shot.cost, 0)
  const fresh = { units: shots.length - found.units, cost: Math.max(0, cost - found.cost) }
  await storePlannedRender(db, video, { units: shots.length, cost, fresh })
  return late.filter(({ key }) => !existing.has(key)).map(({ index }) => index)
}

export const createLayOutVideo = ({
  db,
  store,
  voices,
  recogniser,
}: Dependencies): Activities['layOutVideo'] =>
  withHeartbeats('internal', async ({ planKey, ...video }) => {
    const seconds = stopwatch()
    const planned = await readPlan(store, planKey)
    const plan = withFallbacks(planned, await findFallbacks(db, video), voices.versionOf)
    const keys = sentenceKeysOf(plan)
    const facts = await findFacts<SentenceFacts>(db, 'sentence', keys)
    const lost = keys.filter((key) => !facts.has(key))
    if (lost.length > 0) throw artifactLostFailure('sentence', lost)
    const narration = madeSentences(plan, facts)
    const recognised = await loadRecognisedSentences(db, plan, recogniser)
    const laidOut = await layOutPlan(plan, narration, recognised, () => setImmediate())

    const layoutKey = objectKeys.layout(video.projectId, hashValue(laidOut))
    // It may be the layout of a deleted video, which is due to be removed.
    await dropTombstone(db, layoutKey)
    await store.put(layoutKey, JSON.stringify(laidOut), 'application/json')
    await storeMeasuredNarrations(db, video.projectId, measureNarrations(plan, narration))
    const shotsLeft = await recordFoundShots(db, video, layoutWork(plan, laidOut))
    await recordWork(db, video, [
      { unit: 'timeline', step: 'timeline', cost: 1, reused: false, seconds: seconds() },
    ])
    return { layoutKey, shotsLeft }
  })
