import { proxyActivities } from '@temporalio/workflow'
import type { Activities, SpeechPreview } from './activities.ts'
import { type Asker, working } from './activity-options.ts'

export type PreviewSpeechInput = { asker: Asker; preview: SpeechPreview }

export const previewSpeech = ({ asker, preview }: PreviewSpeechInput): Promise<{ objectKey: string }> =>
  proxyActivities<Activities>({ ...working(asker), scheduleToCloseTimeout: '2m' }).speakPreview(preview)
