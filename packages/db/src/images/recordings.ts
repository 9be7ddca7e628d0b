import type { Db } from '../connect.ts'
import { isSlideFileOf, setSlideFile } from './slide-columns.ts'

export type StoredRecording = {
  filename: string
  hash: string
  samples: number
  peaks: number[]
  /** Bytes. */
  size: number
}

export const recordingColumns = (recording: StoredRecording | null) => ({
  recording_filename: recording?.filename ?? null,
  recording_hash: recording?.hash ?? null,
  recording_samples: recording?.samples ?? null,
  recording_peaks: recording?.peaks ?? null,
  recording_size: recording?.size ?? null,
})

/** False when the slide was deleted meanwhile. */
export const setRecording = (
  db: Db,
  { projectId, imageId, ...recording }: StoredRecording & { projectId: string; imageId: string },
): Promise<boolean> => setSlideFile(db, { projectId, imageId }, recordingColumns(recording))

/** Whether the person is a member of the project that this recording belongs to. */
export const findRecordingFile = (db: Db, file: { userId: string; filename: string }): Promise<boolean> =>
  isSlideFileOf(db, 'recording_filename', file)
