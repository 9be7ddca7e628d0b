import { getVideoScript as contract, type VideoScriptJson } from '@voxdeck/contracts/videos/get-video-script'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { parsePlan } from '@voxdeck/core/plan/parse-plan'
import type { Plan, PlannedSlide } from '@voxdeck/core/plan/plan'
import { writtenOf } from '@voxdeck/core/plan/planned-sentence'
import { spokenSentences } from '@voxdeck/core/plan/video-text'
import { joinSentences } from '@voxdeck/core/script/join-sentences'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import { ObjectMissing } from '@voxdeck/storage/object-store'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { planCurrentProject } from '../../plans/measured-narrations.ts'

const spokenTextOf = (slide: PlannedSlide | undefined): string | undefined =>
  slide && spokenSentences({ slides: [slide], languages: [sourceLanguage] }).join('\n')

const presentScript = (plan: Pick<Plan, 'slides'>, now: Pick<Plan, 'slides'>): VideoScriptJson => {
  const slidesNow = new Map(now.slides.map((slide) => [slide.slideId, slide]))
  return {
    slides: plan.slides.map((slide, index) => ({
      slideNumber: index + 1,
      imageId: slide.slideId,
      script: joinSentences((slide.narration.en?.sentences ?? []).map(writtenOf)),
      voice: slide.narration.en?.voice ?? '',
      isRecorded: slide.narration.en?.recording !== undefined,
      isCurrent: spokenTextOf(slide) === spokenTextOf(slidesNow.get(slide.slideId)),
    })),
  }
}

/** Read from the stored plan, which has the exact script of the video. */
export const getVideoScript = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    const member = { userId: user.id, projectId: params.projectId }
    await requireProject(db, member, 'read')
    const video = await findVideoRow(db, params)
    const rows = video && (await findProjectRows(db, member))
    if (!rows) throw new HttpProblem('not_found')
    const plan = await store.getText(video.plan_key).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? new HttpProblem('not_found') : error
    })
    return presentScript(parsePlan(plan), planCurrentProject(rows))
  })
