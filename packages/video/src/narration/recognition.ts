import type { RecognisedPiece } from '@voxdeck/core/captions/align-recognised'
import type { Plan } from '@voxdeck/core/plan/plan'
import { hashValue } from '@voxdeck/storage/content-hash'
import { recordingKey } from './recording-key.ts'

/** Times are in samples at the video's rate. */
export type RecognitionFacts = { pieces: RecognisedPiece[] }

/** The recogniser that is installed: the language it understands, and the version of its model. */
export type RecogniserId = { language: string; version: string }

export const recognitionKey = (recordedKey: string, version: string): string =>
  hashValue({ recording: recordedKey, recogniser: version })

/** By slide: the artifact key of its recording's recognition; null without a recording, a script or a recogniser. */
export const recognitionKeys = (
  { slides, toolchain }: Pick<Plan, 'slides' | 'toolchain'>,
  language: string,
  recogniser: RecogniserId | null,
): (string | null)[] =>
  slides.map(({ narration }) => {
    const { recording, written } = narration[language] ?? {}
    if (!recogniser || recogniser.language !== language || !recording || !written) return null
    return recognitionKey(recordingKey(toolchain.sound, recording), recogniser.version)
  })
