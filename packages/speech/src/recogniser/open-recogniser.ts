import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RecognisedPiece } from '@voxdeck/core/captions/align-recognised'
import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { hashFiles } from '../hash-files.ts'
import { createHostProcess } from '../process/host-process.ts'
import { createSerialQueue } from '../process/serial-queue.ts'
import { sherpaVersion } from '../sherpa/sherpa-version.ts'
import type { RunInSlot } from '../speech-engine.ts'
import { untilAborted } from '../until-aborted.ts'
import { recogniserFiles } from './recogniser-model.ts'

export type RecogniserHostRequest = { modelDir: string; samples: Float32Array }
export type RecogniserHostResponse = { pieces: RecognisedPiece[] } | { error: string }

export type Recogniser = {
  /** The only language that it recognises. */
  language: LanguageCode
  /** Everything that decides its result. */
  version: string
  /** The text between pauses and its times, in samples of the recogniser's rate. */
  hear: (samples: Float32Array, signal?: AbortSignal) => Promise<RecognisedPiece[]>
  close: () => void
}

const script = fileURLToPath(import.meta.resolve('./recogniser-host.ts'))

/** Raised with every change of our own that changes the recognised text or its times. */
const revision = 1

/** Timeout: half a minute of speech takes three seconds, on a busy machine ten. */
const mostMs = 90_000

/**
 * An English recogniser on this machine, loaded by the first request, one recording at a time; null if not set up.
 */
export const openRecogniser = async (
  modelDir: string | undefined,
  runInSlot: RunInSlot,
): Promise<Recogniser | null> => {
  if (!modelDir) return null
  const model = await hashFiles(Object.values(recogniserFiles).map((name) => join(modelDir, name)))
  const queue = createSerialQueue()
  const host = createHostProcess<RecogniserHostRequest, RecogniserHostResponse>(script, 'the recogniser')
  return {
    language: 'en',
    version: `sherpa-onnx ${sherpaVersion}, revision ${revision}, model ${model.slice(0, 16)}`,
    hear: (samples, signal) =>
      untilAborted(
        queue(async () => {
          const answer = await runInSlot(() => host.ask({ modelDir, samples }, { signal, mostMs }), signal)
          if ('error' in answer) throw new Error(answer.error)
          return answer.pieces
        }),
        signal,
      ),
    close: host.end,
  }
}
