import { readFile, writeFile } from 'node:fs/promises'
import type { RecognisedPiece } from '@voxdeck/core/captions/align-recognised'
import type { Plan, PlannedRecording } from '@voxdeck/core/plan/plan'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import type { Jail } from '@voxdeck/media/run/jail'
import type { Recogniser } from '@voxdeck/speech/recogniser/open-recogniser'
import { recogniserRate } from '@voxdeck/speech/recogniser/recogniser-model'
import { hashValue } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { ArtifactStore, Obtained } from './artifact-store.ts'
import { recordingKey } from './recording.ts'

/** In samples of the recording as it is played in videos. */
export type RecognisedFacts = { pieces: RecognisedPiece[] }

export type RecogniseRecording = ReturnType<typeof createRecogniseRecording>

const keyOf = (recordedKey: string, version: string): string =>
  hashValue({ recording: recordedKey, recogniser: version })

/** By slide: what is recognised in its recording, where it has one and a script to be timed by it. */
export const recognitionKeys = (
  { slides, toolchain }: Pick<Plan, 'slides' | 'toolchain'>,
  language: string,
  recogniser: Pick<Recogniser, 'language' | 'version'> | null,
): (string | null)[] =>
  slides.map(({ narration }) => {
    const { recording, written } = narration[language] ?? {}
    if (!recogniser || recogniser.language !== language || !recording || !written) return null
    return keyOf(recordingKey(toolchain, recording), recogniser.version)
  })

/** By slide: what was recognised in its recording, as far as somebody has listened. */
export const loadRecognised = async (
  db: Db,
  plan: Plan,
  language: string,
  recogniser: Pick<Recogniser, 'language' | 'version'> | null,
): Promise<(RecognisedPiece[] | null)[]> => {
  const keys = recognitionKeys(plan, language, recogniser)
  const facts = await findFacts<RecognisedFacts>(
    db,
    'recognition',
    keys.filter((key) => key !== null),
  )
  return keys.map((key) => (key && facts.get(key)?.pieces) || null)
}

const perHeard = sampleRate / recogniserRate

/** Each sample is the mean of those it stands for: a recogniser of speech does not hear what else is left of high sounds. */
const forRecogniser = (pcm: Buffer): Float32Array =>
  Float32Array.from({ length: Math.floor(pcm.length / 2 / perHeard) }, (_, index) => {
    let sum = 0
    for (let at = 0; at < perHeard; at++) sum += pcm.readInt16LE((index * perHeard + at) * 2)
    return sum / perHeard / 2 ** 15
  })

const inVideo = ({ start, end, text }: RecognisedPiece): RecognisedPiece => ({
  start: start * perHeard,
  end: end * perHeard,
  text,
})

type Dependencies = {
  artifacts: ArtifactStore
  store: ObjectStore
  jail: Jail
  recogniser: Recogniser
  toolchain: string
}

/** What is said in a recording, and when: recognised once. The recording has been made before. */
export const createRecogniseRecording =
  ({ artifacts, store, jail, recogniser, toolchain }: Dependencies) =>
  async (recording: PlannedRecording, signal: AbortSignal): Promise<Obtained<RecognisedFacts>> => {
    const recordedKey = recordingKey(toolchain, recording)
    const key = keyOf(recordedKey, recogniser.version)
    await using scratch = await jail.scratch()
    return await artifacts.obtain({ kind: 'recognition', key }, async () => {
      const pcm = scratch.file('recording.pcm').path
      await store.getFile(objectKeys.artifact('sentence', recordedKey), pcm)
      const pieces = await recogniser.hear(forRecogniser(await readFile(pcm)), signal)
      const facts = { pieces: pieces.map(inVideo) }
      const { path } = scratch.file('heard.json')
      await writeFile(path, JSON.stringify(facts))
      return { path, contentType: 'application/json', facts }
    })
  }

/** No video fails for it: what was not recognised is shared out over its recording. */
export const tryToRecognise = async (
  hear: () => Promise<unknown>,
  signal: AbortSignal,
  complain: (error: unknown) => void,
): Promise<void> => {
  try {
    await hear()
  } catch (error) {
    signal.throwIfAborted()
    complain(error)
  }
}
