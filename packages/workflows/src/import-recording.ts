import { proxyActivities } from '@temporalio/workflow'
import type { Activities, RecordingFacts, RecordingTask } from './activities.ts'
import { type Asker, working } from './activity-options.ts'

export type ImportRecordingInput = { asker: Asker; recording: RecordingTask }

export const importRecording = ({ asker, recording }: ImportRecordingInput): Promise<RecordingFacts> =>
  proxyActivities<Activities>({ ...working(asker), scheduleToCloseTimeout: '2m' }).normaliseRecording(
    recording,
  )
