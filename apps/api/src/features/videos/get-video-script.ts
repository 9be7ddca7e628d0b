import { getVideoScript as contract, type VideoScriptJson } from '@voxdeck/contracts/videos/get-video-script'
import type { Plan, PlannedSlide } from '@voxdeck/core/plan/plan'
import { writtenOf } from '@voxdeck/core/plan/planned-sentence'
import { spokenSentences } from '@voxdeck/core/plan/video-text'
import { joinSentences } from '@voxdeck/core/script/join-sentences'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { planNowIn } from '../../plans/plan-now.ts'
import { loadPlannedVideo } from './load-planned-video.ts'

const textOf = (slide: PlannedSlide | undefined, language: string): string | undefined =>
  slide && spokenSentences({ slides: [slide], languages: [language] }).join('\n')

const presentSlides = (
  { slides }: Plan,
  slidesNow: ReadonlyMap<string, PlannedSlide>,
  language: string,
): VideoScriptJson['slides'] =>
  slides.map((slide, index) => {
    const { sentences = [], written = [], voice = '', recording } = slide.narration[language] ?? {}
    const said = recording ? [] : [...sentences.map(writtenOf), ...written]
    return {
      slideNumber: index + 1,
      imageId: slide.slideId,
      script: joinSentences(said, language),
      voice,
      isRecorded: recording !== undefined,
      isCurrent: textOf(slide, language) === textOf(slidesNow.get(slide.slideId), language),
    }
  })

/** Read from the stored plan, which has the exact script of the video. */
export const getVideoScript = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, query, user }) => {
    const { db } = dependencies
    const { plan, languages, rows } = await loadPlannedVideo(dependencies, { userId: user.id, ...params })
    const [own = ''] = languages
    const { language = own } = query
    if (!languages.includes(language)) throw new HttpProblem('not_found')
    const voices = (await findLiveToolchain(db))?.voices ?? []
    const [now] = await planNowIn(db, rows, [languages], voices)
    const slidesNow = new Map(now?.slides.map((slide) => [slide.slideId, slide]))
    const slidesIn = (code: string) => presentSlides(plan, slidesNow, code)
    return {
      languageCode: language,
      languages: languages.map((languageCode) => ({
        languageCode,
        isCurrent: slidesIn(languageCode).every(({ isCurrent }) => isCurrent),
      })),
      slides: slidesIn(language),
    }
  })
