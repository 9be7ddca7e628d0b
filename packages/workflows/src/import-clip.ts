import { proxyActivities } from '@temporalio/workflow'
import type { Activities, ClipFacts, ClipTask } from './activities.ts'
import { type Asker, working } from './activity-options.ts'

export type ImportClipInput = { asker: Asker; clip: ClipTask }

export const importClip = ({ asker, clip }: ImportClipInput): Promise<ClipFacts> =>
  proxyActivities<Activities>({ ...working(asker), scheduleToCloseTimeout: '10m' }).normaliseClip(clip)
