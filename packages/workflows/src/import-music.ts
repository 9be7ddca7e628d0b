import { proxyActivities } from '@temporalio/workflow'
import type { Activities, MusicFacts, MusicTask } from './activities.ts'
import { type Asker, answering } from './activity-options.ts'

export type ImportMusicInput = { asker: Asker; music: MusicTask }

export const importMusic = ({ asker, music }: ImportMusicInput): Promise<MusicFacts> =>
  proxyActivities<Activities>({ ...answering(asker), scheduleToCloseTimeout: '5m' }).normaliseMusic(music)
