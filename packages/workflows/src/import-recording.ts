import { proxyActivities } from '@temporalio/workflow'
import type { Activities, RecordingFacts, RecordingTask } from './activities.ts'
import { type Asker, answering } from './activity-options.ts'

export type ImportRecordingInput = { asker: Asker; recording: RecordingTask }

export const importRecording = ({ asker, recording }: ImportRecordingInput): Promise<RecordingFacts> =>
  proxyActivities<Activities>({ ...answering(asker), scheduleToCloseTimeout: '2m' }).normaliseRecording(
    recording,
  )
