import type { Plan, PlannedRecording } from '@voxdeck/core/plan/plan'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { createReadRecording } from '@voxdeck/media/recordings/read-recording'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import { levelSentence } from '@voxdeck/media/sentences/level-sentence'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import { recordingKey } from '@voxdeck/video/narration/recording-key'
import type { SentenceFacts } from '@voxdeck/video/narration/sentence'
import type { ArtifactStore, Obtained } from './artifact-store.ts'

export type RecordingMaker = ReturnType<typeof createRecordingMaker>

type Dependencies = {
  artifacts: ArtifactStore
  store: ObjectStore
  jail: Jail
  ffmpeg: Ffmpeg
}

class RecordingLost extends Error {
  readonly code = 'recording_unreadable'
}

/** Makes a recording into a sentence artifact: cleaned, levelled like a spoken sentence, and followed by no gap. */
export const createRecordingMaker = ({ artifacts, store, jail, ffmpeg }: Dependencies) => {
  const readRecording = createReadRecording({ ffmpeg })
  return async (
    recording: PlannedRecording,
    { toolchain, salt }: Pick<Plan, 'toolchain' | 'salt'>,
    signal: AbortSignal,
  ): Promise<Obtained<SentenceFacts>> => {
    await using scratch = await jail.scratch()
    const key = recordingKey(toolchain.sound, recording)
    return await artifacts.obtain({ kind: 'sentence', key, salt }, async () => {
      const file = scratch.file('recording.flac')
      await store.getFile(recording.object, file.path).catch((error: unknown) => {
        throw error instanceof ObjectMissing ? new RecordingLost(error.message, { cause: error }) : error
      })
      const samples = await readRecording(file, { scratch, signal })
      const output = scratch.file('levelled.pcm')
      const levelled = await levelSentence({ samples, engineRate: sampleRate, output, signal })
      return {
        path: output.path,
        contentType: 'application/octet-stream',
        facts: { samples: levelled.samples, gapSamples: 0, peaks: levelled.peaks },
      }
    })
  }
}
