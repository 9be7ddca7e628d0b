import type { PlannedRecording } from '@voxdeck/core/plan/plan'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { decodeRecording } from '@voxdeck/media/args/decode-recording'
import { quietening } from '@voxdeck/media/recordings/attenuate-pauses'
import { createReadRecording } from '@voxdeck/media/recordings/read-recording'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import type { Jail } from '@voxdeck/media/run/jail'
import type { LevelledSentence, SpokenSentence } from '@voxdeck/media/sentences/level-sentence'
import { hashValue } from '@voxdeck/storage/content-hash'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import type { ArtifactStore, Obtained } from './artifact-store.ts'
import type { SentenceFacts } from './sentence.ts'

export type RecordingMaker = ReturnType<typeof createRecordingMaker>

type Dependencies = {
  artifacts: ArtifactStore
  store: ObjectStore
  jail: Jail
  ffmpeg: Ffmpeg
  levelSentence: (sentence: SpokenSentence) => Promise<LevelledSentence>
  toolchain: string
}

class RecordingLost extends Error {
  readonly code = 'recording_unreadable'
}

const nameless = { path: 'file', inside: 'file' }

/** Does not include the slide: equal recordings are cleaned and levelled once. */
export const recordingKey = (toolchain: string, { hash }: Pick<PlannedRecording, 'hash'>): string =>
  hashValue({
    toolchain,
    args: ffmpegArgs(decodeRecording(nameless, nameless)),
    quietening,
    recording: hash,
  })

/** Makes a recording into a sentence artifact: cleaned, levelled like a spoken sentence, and followed by no gap. */
export const createRecordingMaker = ({
  artifacts,
  store,
  jail,
  ffmpeg,
  levelSentence,
  toolchain,
}: Dependencies) => {
  const readRecording = createReadRecording({ ffmpeg })
  return async (recording: PlannedRecording, signal: AbortSignal): Promise<Obtained<SentenceFacts>> => {
    await using scratch = await jail.scratch()
    return await artifacts.obtain({ kind: 'sentence', key: recordingKey(toolchain, recording) }, async () => {
      const file = scratch.file('recording.flac')
      await store.getFile(recording.object, file.path).catch((error: unknown) => {
        throw error instanceof ObjectMissing ? new RecordingLost(error.message, { cause: error }) : error
      })
      const samples = await readRecording(file, { scratch, signal })
      const output = scratch.file('levelled.pcm')
      const levelled = await levelSentence({ samples, engineRate: sampleRate, output, scratch, signal })
      return {
        path: output.path,
        contentType: 'application/octet-stream',
        facts: { samples: levelled.samples, gapSamples: 0, peaks: levelled.peaks },
      }
    })
  }
}
