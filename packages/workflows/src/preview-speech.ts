import { proxyActivities } from '@temporalio/workflow'
import type { Activities, SpokenPreview } from './activities.ts'
import { interactiveOptions, type Routing } from './activity-options.ts'

export type PreviewSpeechInput = { routing: Routing; preview: { previewKey: string } }

export const previewSpeech = ({ routing, preview }: PreviewSpeechInput): Promise<SpokenPreview> =>
  proxyActivities<Activities>({ ...interactiveOptions(routing), scheduleToCloseTimeout: '2m' }).previewSpeech(
    preview,
  )
