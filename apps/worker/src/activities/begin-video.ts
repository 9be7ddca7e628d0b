import { filmText } from '@voxdeck/core/plan/film-text'
import type { Plan } from '@voxdeck/core/plan/plan'
import { planWork } from '@voxdeck/core/progress/work'
import { useArtifacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { ensureVideo, recordWork, settleFresh, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { hashValue } from '@voxdeck/storage/content-hash'
import { planHashes } from '@voxdeck/storage/plan-hashes'
import type { Activities, WorkLeft } from '@voxdeck/workflows/activities'
import { costOfUnits, type KnownUnit, knownWork } from '../artifacts/known-work.ts'
import { readPlan } from '../artifacts/laid-out-plan.ts'
import type { Dependencies } from './dependencies.ts'
import { resolutionOf } from './resolution-of.ts'

/** The row is usually there: the API writes it right after it starts the workflow, unless it died in between. */
export const createBeginVideo =
  ({ db, store }: Dependencies): Activities['beginVideo'] =>
  async ({ videoId, projectId, planKey, kind }) => {
    const plan = await readPlan(store, planKey)
    await ensureVideo(db, {
      videoId,
      projectId,
      kind,
      languageCode: plan.languages[0] ?? 'en',
      planHash: hashValue(plan),
      planKey,
      resolution: resolutionOf(plan.frame),
      plannedWork: planWork(plan),
      text: filmText(plan),
      ...planHashes(plan),
    })
    return findWork(db, { videoId, projectId }, plan)
  }

/** Notes what is there from other films, and says which slides have something to be spoken or drawn. */
const findWork = async (db: Db, video: VideoRef, plan: Plan): Promise<WorkLeft> => {
  const work = knownWork(plan)
  const of = (step: KnownUnit['step']) => work.filter((unit) => unit.step === step)
  const keysOf = (units: readonly KnownUnit[]) => [...new Set(units.map(({ key }) => key))]
  const there = new Set([
    ...(await useArtifacts(db, 'sentence', keysOf(of('speech')))),
    ...(await useArtifacts(db, 'shot', keysOf(of('render')))),
  ])
  const fresh = work.filter(({ key }) => !there.has(key))
  const found = work.filter(({ key }) => there.has(key))
  await recordWork(
    db,
    video,
    found.map(({ unit, step, cost }) => ({ unit, step, cost, reused: true, seconds: 0 })),
  )
  for (const step of ['speech', 'render'] as const)
    await settleFresh(db, video, step, costOfUnits(fresh.filter((unit) => unit.step === step)))
  const slidesOf = (units: readonly KnownUnit[]) => [...new Set(units.map(({ slide }) => slide))]
  const spokenIn = (language: string) => fresh.filter((unit) => unit.language === language)
  return {
    draw: slidesOf(fresh.filter(({ step }) => step === 'render')),
    speak: Object.fromEntries(plan.languages.map((language) => [language, slidesOf(spokenIn(language))])),
  }
}
