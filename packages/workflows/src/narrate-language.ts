import { proxyActivities } from '@temporalio/workflow'
import type { Activities, VideoTask } from './activities.ts'
import { type Asker, speaking } from './activity-options.ts'
import { batchesOf } from './batches.ts'

export type NarrateLanguageInput = { task: VideoTask; asker: Asker; language: string; slides: number }

/** Every slide of one language. A child workflow of its own keeps histories small. */
export const narrateLanguage = async ({
  task,
  asker,
  language,
  slides,
}: NarrateLanguageInput): Promise<void> => {
  const { narrateSlides } = proxyActivities<Activities>(speaking(asker))
  const batches = batchesOf(Array.from({ length: slides }, (_, slide) => slide))
  await Promise.all(batches.map((batch) => narrateSlides({ ...task, language, slides: batch })))
}
