import { Context } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Plan } from '@voxdeck/core/plan/plan'
import { findArtifactKeys } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { clearFallbacks } from '@voxdeck/db/videos/fallbacks'
import {
  findVideoStatus,
  recordWork,
  storeFreshWork,
  type VideoRef,
} from '@voxdeck/db/videos/video-lifecycle'
import { recognitionKeys } from '@voxdeck/video/narration/recognition'
import { costOfUnits, type KnownWorkUnit, knownWork } from '@voxdeck/video/work/known-work'
import type { Activities, WorkLeft } from '@voxdeck/workflows/activities'
import { videoGone } from '@voxdeck/workflows/video-gone'
import { readPlan } from '../artifacts/read-plan.ts'
import type { Dependencies } from './dependencies.ts'

/** Attempts in which the row may still come: an API of an earlier release inserted it after the workflow's start. */
const patientAttempts = 4

/** A video that was cancelled or deleted before its workflow began is not begun. */
const requireGenerating = async (db: Db, video: VideoRef): Promise<void> => {
  const status = await findVideoStatus(db, video)
  if (status === 'generating') return
  throw ApplicationFailure.create({
    type: videoGone,
    message: `the video is ${status ?? 'deleted'}`,
    nonRetryable: status !== null || Context.current().info.attempt > patientAttempts,
  })
}

/** A completed video whose lost parts are made again (`isRestoring`) keeps its row as it is. */
export const createFindWorkLeft =
  ({ db, store, recogniser }: Dependencies): Activities['findWorkLeft'] =>
  async ({ videoId, projectId, planKey, isRestoring = false }) => {
    const plan = await readPlan(store, planKey)
    const video = { videoId, projectId }
    if (isRestoring) return findWork(db, video, plan, recogniser)
    await requireGenerating(db, video)
    await clearFallbacks(db, video)
    return findWork(db, video, plan, recogniser)
  }

/** Records units whose artifacts exist already, and returns the slides that must still be narrated or rendered. */
const findWork = async (
  db: Db,
  video: VideoRef,
  plan: Plan,
  recogniser: Dependencies['recogniser'],
): Promise<WorkLeft> => {
  const work = knownWork(plan)
  const of = (step: KnownWorkUnit['step']) => work.filter((unit) => unit.step === step)
  const keysOf = (units: readonly KnownWorkUnit[]) => [...new Set(units.map(({ key }) => key))]
  const there = new Set([
    ...(await findArtifactKeys(db, 'sentence', keysOf(of('speech')))),
    ...(await findArtifactKeys(db, 'shot', keysOf(of('render')))),
  ])
  const fresh = work.filter(({ key }) => !there.has(key))
  const found = work.filter(({ key }) => there.has(key))
  await recordWork(
    db,
    video,
    found.map(({ unit, step, cost }) => ({ unit, step, cost, reused: true, seconds: 0 })),
  )
  for (const step of ['speech', 'render'] as const)
    await storeFreshWork(db, video, step, costOfUnits(fresh.filter((unit) => unit.step === step)))
  const slidesOf = (units: readonly KnownWorkUnit[]) => [...new Set(units.map(({ slide }) => slide))]
  const unrecognised = await findUnrecognised(db, plan, recogniser)
  const spokenIn = (language: string) => fresh.filter((unit) => unit.language === language)
  const slidesToNarrate = (language: string) => [
    ...new Set([...slidesOf(spokenIn(language)), ...(unrecognised.get(language) ?? [])]),
  ]
  return {
    render: slidesOf(fresh.filter(({ step }) => step === 'render')),
    narrate: Object.fromEntries(plan.languages.map((language) => [language, slidesToNarrate(language)])),
  }
}

/** By language: slides whose recording is not recognised yet, even if the recording's own artifact exists. */
const findUnrecognised = async (
  db: Db,
  plan: Plan,
  recogniser: Dependencies['recogniser'],
): Promise<Map<string, number[]>> => {
  const wanted = plan.languages.map((language) => ({
    language,
    keys: recognitionKeys(plan, language, recogniser),
  }))
  const there = await findArtifactKeys(
    db,
    'recognition',
    wanted.flatMap(({ keys }) => keys.filter((key) => key !== null)),
  )
  return new Map(
    wanted.map(({ language, keys }) => [
      language,
      keys.flatMap((key, slide) => (key === null || there.has(key) ? [] : [slide])),
    ]),
  )
}
