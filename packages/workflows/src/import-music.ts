import { proxyActivities } from '@temporalio/workflow'
import type { Activities, MusicFacts, MusicTask } from './activities.ts'
import { interactiveOptions, type Routing } from './activity-options.ts'

export type ImportMusicInput = { routing: Routing; music: MusicTask }

export const importMusic = ({ routing, music }: ImportMusicInput): Promise<MusicFacts> =>
  proxyActivities<Activities>({ ...interactiveOptions(routing), scheduleToCloseTimeout: '5m' }).importMusic(
    music,
  )
