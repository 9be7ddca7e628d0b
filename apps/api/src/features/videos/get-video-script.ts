import { getVideoScript as contract, type VideoScriptJson } from '@voxdeck/contracts/videos/get-video-script'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { Plan, PlannedSlide } from '@voxdeck/core/plan/plan'
import { writtenOf } from '@voxdeck/core/plan/planned-sentence'
import { spokenSentences } from '@voxdeck/core/plan/video-text'
import { joinSentences } from '@voxdeck/core/script/join-sentences'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { planNow } from '../../plans/plan-now.ts'
import { loadPlannedVideo } from './load-planned-video.ts'

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
export const getVideoScript = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    const { plan, rows } = await loadPlannedVideo(dependencies, { userId: user.id, ...params })
    return presentScript(plan, planNow(rows))
  })
