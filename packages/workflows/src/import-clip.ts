import { proxyActivities } from '@temporalio/workflow'
import type { Activities, ClipFacts, ClipTask } from './activities.ts'
import { type Routing, renderOptions } from './activity-options.ts'

export type ImportClipInput = { routing: Routing; clip: ClipTask }

export const importClip = ({ routing, clip }: ImportClipInput): Promise<ClipFacts> =>
  proxyActivities<Activities>({ ...renderOptions(routing), scheduleToCloseTimeout: '10m' }).importClip(clip)
