import { alignRecognised, type RecognisedPiece, type Span } from '@voxdeck/core/captions/align-recognised'
import type { RecordedCaptions } from '@voxdeck/core/captions/recorded-captions'
import type { Plan } from '@voxdeck/core/plan/plan'

/** By slide: the span of each sentence of its script, in samples of its recording; null if not recognised. */
export type RecognisedSentences = readonly (readonly Span[] | null)[]

export const recogniseSentences = (
  { slides }: Pick<Plan, 'slides'>,
  language: string,
  heard: readonly (readonly RecognisedPiece[] | null)[],
): RecognisedSentences =>
  slides.map(({ narration }, slide) => {
    const { recording, written } = narration[language] ?? {}
    const pieces = heard[slide]
    return recording && written && pieces ? alignRecognised(written, pieces, recording.samples) : null
  })

/** 'recognised' if the captions of all recordings are; undefined when no slide has both a recording and a script. */
export const recordedCaptions = (
  { slides }: Pick<Plan, 'slides'>,
  recognised: ReadonlyMap<string, RecognisedSentences>,
): RecordedCaptions | undefined => {
  const known = slides.flatMap(({ narration }, slide) =>
    Object.entries(narration)
      .filter(([, { recording, written }]) => recording && written)
      .map(([language]) => Boolean(recognised.get(language)?.[slide])),
  )
  if (known.length === 0) return undefined
  return known.every(Boolean) ? 'recognised' : 'proportional'
}
