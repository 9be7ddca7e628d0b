import { proxyActivities } from '@temporalio/workflow'
import type { Activities, SpeechPreview } from './activities.ts'
import { interactiveOptions, type Routing } from './activity-options.ts'

export type PreviewSpeechInput = { routing: Routing; preview: SpeechPreview }

export const previewSpeech = ({ routing, preview }: PreviewSpeechInput): Promise<{ objectKey: string }> =>
  proxyActivities<Activities>({ ...interactiveOptions(routing), scheduleToCloseTimeout: '2m' }).previewSpeech(
    preview,
  )
