import type { StoredRecordingJson } from '@voxdeck/contracts/recordings/stored-recording'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { StoredRecording } from '@voxdeck/db/slides/recordings'
import { recordingUrl } from './recording-url.ts'

export const presentRecording = ({
  filename,
  samples,
  peaks,
}: Pick<StoredRecording, 'filename' | 'samples' | 'peaks'>): StoredRecordingJson => ({
  url: recordingUrl(filename),
  duration: samples / sampleRate,
  peaks,
})
