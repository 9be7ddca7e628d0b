import { proxyActivities } from '@temporalio/workflow'
import type { Activities, VideoTask } from './activities.ts'
import { type Asker, working } from './activity-options.ts'

export type NarrateLanguageInput = { task: VideoTask; asker: Asker; language: string; slides: number }

/** Every slide of one language. A child workflow of its own keeps histories small. */
export const narrateLanguage = async ({
  task,
  asker,
  language,
  slides,
}: NarrateLanguageInput): Promise<void> => {
  const { narrateSlide } = proxyActivities<Activities>(working(asker))
  await Promise.all(Array.from({ length: slides }, (_, slide) => narrateSlide({ ...task, language, slide })))
}
