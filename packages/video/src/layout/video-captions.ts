import type { Span } from '@voxdeck/core/captions/align-recognised'
import { type Cue, type HeardSentence, makeCues } from '@voxdeck/core/captions/make-cues'
import { splitByLetters } from '@voxdeck/core/captions/split-by-letters'
import type { Plan, PlannedNarration } from '@voxdeck/core/plan/plan'
import { utterancesOf, writtenOf } from '@voxdeck/core/plan/planned-sentence'
import type { Layout } from '@voxdeck/core/timeline/lay-out-slides'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import type { RecognisedSentences } from '../narration/recognised-sentences.ts'
import type { PlacedSentence } from './laid-out-plan.ts'

/** Places sentences where they were recognised, scaled if the recording is played faster or slower. */
const alignedToRecording = (
  written: readonly string[],
  spans: readonly Span[],
  { startSample, samples, from }: PlacedSentence,
): HeardSentence[] => {
  const at = (sample: number) => startSample + Math.round((sample * samples) / (from?.samples ?? samples))
  return written.map((sentence, index) => {
    const { start = 0, end = 0 } = spans[index] ?? {}
    return { written: sentence, start: at(start), end: at(end) }
  })
}

/** When each sentence of a slide is heard; a sentence may be spoken in several parts, with pauses between them. */
export const heardSentences = (
  { sentences, recording, written = [] }: PlannedNarration,
  placed: readonly PlacedSentence[],
  recognised: readonly Span[] | null = null,
): HeardSentence[] => {
  const [first] = placed
  if (!first) return []
  if (recording)
    return recognised ? alignedToRecording(written, recognised, first) : splitByLetters(written, first)
  let part = 0
  return sentences.flatMap((sentence) => {
    const own = placed.slice(part, part + utterancesOf([sentence]).length)
    part += own.length
    const [begin, end] = [own[0], own.at(-1)]
    if (!begin || !end) return []
    return [{ written: writtenOf(sentence), start: begin.startSample, end: end.startSample + end.samples }]
  })
}

/** A language's captions, from when its sentences are heard; `placed` and `recognised` are by slide. */
export const videoCaptions = (
  { slides }: Pick<Plan, 'slides'>,
  layout: Pick<Layout, 'slides'>,
  language: string,
  placed: readonly (readonly PlacedSentence[])[],
  recognised: RecognisedSentences,
): Cue[] =>
  makeCues(
    layout.slides.map(({ startFrame, frames }, slide) => {
      const narration = slides[slide]?.narration[language]
      return {
        sentences: narration ? heardSentences(narration, placed[slide] ?? [], recognised[slide]) : [],
        endFrame: startFrame + frames,
      }
    }),
    language,
  )

/** When somebody speaks on a slide; the whole slide, where nobody does. */
const heardSpan = (
  placed: readonly PlacedSentence[],
  { startFrame, frames }: Layout['slides'][number],
): { startSample: number; samples: number } => {
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) return { startSample: startFrame * samplesPerFrame, samples: frames * samplesPerFrame }
  return { startSample: first.startSample, samples: last.startSample + last.samples - first.startSample }
}

/** Captions of a language that is only read, shared out over what is heard; `placed` is that of the language heard. */
export const readCaptions = (
  { slides }: Pick<Plan, 'slides'>,
  layout: Pick<Layout, 'slides'>,
  language: string,
  placed: readonly (readonly PlacedSentence[])[],
): Cue[] =>
  makeCues(
    layout.slides.map((span, slide) => ({
      sentences: splitByLetters(
        slides[slide]?.narration[language]?.written ?? [],
        heardSpan(placed[slide] ?? [], span),
      ),
      endFrame: span.startFrame + span.frames,
    })),
    language,
  )
