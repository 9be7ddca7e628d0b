import { readFile, writeFile } from 'node:fs/promises'
import type { RecognisedPiece } from '@voxdeck/core/captions/align-recognised'
import type { Plan, PlannedRecording } from '@voxdeck/core/plan/plan'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import type { Jail } from '@voxdeck/media/run/jail'
import type { Recogniser } from '@voxdeck/speech/recogniser/open-recogniser'
import { recogniserRate } from '@voxdeck/speech/recogniser/recogniser-model'
import {
  type RecogniserId,
  type RecognitionFacts,
  recognitionKey,
  recognitionKeys,
} from '@voxdeck/video/narration/recognition'
import { recordingKey } from '@voxdeck/video/narration/recording-key'
import type { ArtifactStore, Obtained } from './artifact-store.ts'

export type RecogniseRecording = ReturnType<typeof createRecogniseRecording>

/** By slide: the pieces recognised in its recording; null if it was not recognised. */
export const loadRecognised = async (
  db: Db,
  plan: Plan,
  language: string,
  recogniser: RecogniserId | null,
): Promise<(RecognisedPiece[] | null)[]> => {
  const keys = recognitionKeys(plan, language, recogniser)
  const facts = await findFacts<RecognitionFacts>(
    db,
    'recognition',
    keys.filter((key) => key !== null),
  )
  return keys.map((key) => (key && facts.get(key)?.pieces) || null)
}

const downsampleRatio = sampleRate / recogniserRate

/** Downsamples by taking the mean of each group; the aliasing left by that does not matter to a speech recogniser. */
const downsamplePcm = (pcm: Buffer): Float32Array =>
  Float32Array.from({ length: Math.floor(pcm.length / 2 / downsampleRatio) }, (_, index) => {
    let sum = 0
    for (let at = 0; at < downsampleRatio; at++) sum += pcm.readInt16LE((index * downsampleRatio + at) * 2)
    return sum / downsampleRatio / 2 ** 15
  })

const toVideoSamples = ({ start, end, text }: RecognisedPiece): RecognisedPiece => ({
  start: start * downsampleRatio,
  end: end * downsampleRatio,
  text,
})

type Dependencies = {
  artifacts: ArtifactStore
  jail: Jail
  recogniser: Recogniser
}

/** Recognises the words of a recording and their times, once. The recording's artifact must exist. */
export const createRecogniseRecording =
  ({ artifacts, jail, recogniser }: Dependencies) =>
  async (
    recording: PlannedRecording,
    { toolchain, salt }: Pick<Plan, 'toolchain' | 'salt'>,
    signal: AbortSignal,
  ): Promise<Obtained<RecognitionFacts>> => {
    const recordedKey = recordingKey(toolchain.sound, recording)
    const key = recognitionKey(recordedKey, recogniser.version)
    await using scratch = await jail.scratch()
    return await artifacts.obtain({ kind: 'recognition', key, salt }, async () => {
      const pathOf = await artifacts.fetch(scratch, 'sentence', [recordedKey])
      const pieces = await recogniser.hear(downsamplePcm(await readFile(pathOf(recordedKey))), signal)
      const facts = { pieces: pieces.map(toVideoSamples) }
      const { path } = scratch.file('recognition.json')
      await writeFile(path, JSON.stringify(facts))
      return { path, contentType: 'application/json', facts }
    })
  }

/** A failed recognition does not fail the video: its captions are then spread over the recording by length. */
export const tryRecognition = async (
  recognise: () => Promise<unknown>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> => {
  try {
    await recognise()
  } catch (error) {
    signal.throwIfAborted()
    onError(error)
  }
}
