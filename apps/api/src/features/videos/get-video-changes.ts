import {
  getVideoChanges as contract,
  type VideoChangesJson,
} from '@voxdeck/contracts/videos/get-video-changes'
import { comparePlans } from '@voxdeck/core/plan/compare-plans'
import type { Plan } from '@voxdeck/core/plan/plan'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { planNowIn } from '../../plans/plan-now.ts'
import { loadPlannedVideo } from './load-planned-video.ts'

const presentChanges = (was: Plan, now: Plan): VideoChangesJson => {
  const { slides, ...changes } = comparePlans(was, now)
  const numbers = new Map(now.slides.map(({ slideId }, index) => [slideId, index + 1]))
  return {
    ...changes,
    slides: slides.map(({ slideId: imageId, changes: of }) => ({
      imageId,
      slideNumber: numbers.get(imageId) ?? 0,
      changes: of,
    })),
  }
}

export const getVideoChanges = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    const { plan: was, rows, ...video } = await loadPlannedVideo(dependencies, { userId: user.id, ...params })
    const { db } = dependencies
    const there = new Set([rows.project.source_language, ...rows.languages.map(({ language }) => language)])
    const languages = video.languages.filter((language) => there.has(language))
    const voices = (await findLiveToolchain(db))?.voices ?? []
    const [now] = await planNowIn(db, rows, [languages], voices)
    if (!now) throw new HttpProblem('not_found')
    return presentChanges(was, now)
  })
