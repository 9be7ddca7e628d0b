import { proxyActivities } from '@temporalio/workflow'
import type { Activities, SpeechPreview } from './activities.ts'
import { type Asker, answering } from './activity-options.ts'

export type PreviewSpeechInput = { asker: Asker; preview: SpeechPreview }

export const previewSpeech = ({ asker, preview }: PreviewSpeechInput): Promise<{ objectKey: string }> =>
  proxyActivities<Activities>({ ...answering(asker), scheduleToCloseTimeout: '2m' }).speakPreview(preview)
