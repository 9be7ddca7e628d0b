import { proxyActivities } from '@temporalio/workflow'
import type { Activities, RecordingFacts, RecordingTask } from './activities.ts'
import { interactiveOptions, type Routing } from './activity-options.ts'

export type ImportRecordingInput = { routing: Routing; recording: RecordingTask }

export const importRecording = ({ routing, recording }: ImportRecordingInput): Promise<RecordingFacts> =>
  proxyActivities<Activities>({
    ...interactiveOptions(routing),
    scheduleToCloseTimeout: '2m',
  }).importRecording(recording)
