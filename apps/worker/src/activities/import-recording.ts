import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { recordingPeaks } from '@voxdeck/media/recordings/recording-peaks'
import { createWriteRecording, RecordingDamaged } from '@voxdeck/media/recordings/write-recording'
import { ProgramFailed } from '@voxdeck/media/run/program-failed'
import { hashFile } from '@voxdeck/storage/content-hash'
import type { Activities } from '@voxdeck/workflows/activities'
import type { Dependencies } from './dependencies.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** The limit, and the time that a browser takes to stop recording. */
const mostSeconds = recordingLimits.mostSeconds + 1

/** The only place that opens an uploaded recording, and only in the jail; the file that the jail wrote is stored. */
export const createImportRecording = ({
  store,
  jail,
  ffmpeg,
}: Dependencies): Activities['importRecording'] => {
  const writeRecording = createWriteRecording({ ffmpeg })
  return withHeartbeats(
    'storage_failed',
    async ({ uploadKey, recordingKey }, signal) => {
      await using scratch = await jail.scratch()
      const recording = scratch.file('upload')
      const output = scratch.file('recording.flac')
      await store.getFile(uploadKey, recording.path)
      const samples = await writeRecording({ recording, output, mostSeconds, scratch, signal })
      const size = await store.putFile(recordingKey, output.path, 'audio/flac')
      const hash = await hashFile(output.path)
      return { hash, samples: samples.length, peaks: recordingPeaks(samples), size }
    },
    (error) =>
      error instanceof ProgramFailed || error instanceof RecordingDamaged ? 'recording_unreadable' : null,
  )
}
