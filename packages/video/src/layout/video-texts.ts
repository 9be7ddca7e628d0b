import { chaptersOf } from '@voxdeck/core/plan/chapters'
import { captionLanguages, type Plan, type PlannedSlide } from '@voxdeck/core/plan/plan'
import { writtenOf } from '@voxdeck/core/plan/planned-sentence'
import type { VideoChapter } from '@voxdeck/media/video/video-tracks'
import type { LaidOutPlan } from './laid-out-plan.ts'

/** The sentences of a slide in a language; of a recorded slide, those of its script. */
const sentencesOf = ({ narration }: PlannedSlide, language: string): string[] => {
  const { sentences = [], written = [] } = narration[language] ?? {}
  return [...written, ...sentences.map(writtenOf)]
}

/** Chapters are titled by each slide's first sentence. */
export const chaptersIn = ({ slides }: Plan, { layout }: LaidOutPlan, language: string): VideoChapter[] =>
  chaptersOf(
    slides.map((slide, index) => ({
      startFrame: layout.slides[index]?.startFrame ?? 0,
      said: sentencesOf(slide, language)[0] ?? '',
    })),
    layout.frames,
    language,
  )

/** By language: all sentences, and the chapters. */
export const videoTexts = (plan: Plan, laidOut: LaidOutPlan) =>
  Object.fromEntries(
    captionLanguages(plan).map((language) => [
      language,
      {
        sentences: plan.slides.flatMap((slide) => sentencesOf(slide, language)),
        chapters: chaptersIn(plan, laidOut, language),
      },
    ]),
  )
