import { narrationInputs } from '@voxdeck/core/plan/narration-inputs'
import type { Plan } from '@voxdeck/core/plan/plan'
import { joinPeaks } from '@voxdeck/core/timeline/narration-peaks'
import { leadSamples } from '@voxdeck/core/timeline/timing'
import { hashValue } from '@voxdeck/storage/content-hash'
import { type MadeSentence, narrationSamples, placeSentences } from './place-narration.ts'

export type MeasuredNarration = { slideId: string; spokenHash: string; samples: number; peaks: number[] }

/** Peaks from the first word on: the silence that opens the slide is not part of its narration. */
const peaksOfSlide = (sentences: readonly MadeSentence[]): number[] =>
  joinPeaks(
    placeSentences(sentences, -leadSamples).map(({ startSample, samples }, index) => ({
      startSample,
      samples,
      peaks: sentences[index]?.peaks ?? [],
    })),
  )

/** Length and peaks of each slide's narration, under a hash of the words, voice and speed that decide them. */
export const measureNarrations = (
  plan: Plan,
  narration: ReadonlyMap<string, MadeSentence[][]>,
): MeasuredNarration[] =>
  [...narration].flatMap(([language, slides]) =>
    narrationInputs(plan, language).flatMap((spoken, slide) => {
      const slideId = plan.slides[slide]?.slideId
      const sentences = slides[slide] ?? []
      const samples = narrationSamples(sentences, spoken?.pauseMs)
      if (!spoken || !slideId || samples === 0) return []
      return [{ slideId, spokenHash: hashValue(spoken), samples, peaks: peaksOfSlide(sentences) }]
    }),
  )
