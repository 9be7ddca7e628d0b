import { alignRecognised, type RecognisedPiece, type Span } from '@voxdeck/core/captions/align-recognised'
import type { Plan } from '@voxdeck/core/plan/plan'
import type { RecordedCaptions } from '@voxdeck/db/schema'

/** By slide: when its script's sentences are heard in its recording, in samples of that; null where that is not known. */
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

/** A video says that captions are as they were recognised when all of them are; undefined when there are none to speak of. */
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
