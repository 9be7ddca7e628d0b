import { proxyActivities } from '@temporalio/workflow'
import type { Activities, SpeechPreview } from './activities.ts'
import { type Asker, speaking } from './activity-options.ts'

export type PreviewSpeechInput = { asker: Asker; preview: SpeechPreview }

export const previewSpeech = ({ asker, preview }: PreviewSpeechInput): Promise<{ objectKey: string }> =>
  proxyActivities<Activities>({ ...speaking(asker), scheduleToCloseTimeout: '2m' }).speakPreview(preview)
