import { proxyActivities } from '@temporalio/workflow'
import type { Activities, VideoTask } from './activities.ts'
import { type Asker, speaking } from './activity-options.ts'

export type NarrateLanguageInput = { task: VideoTask; asker: Asker; language: string; slides: number[] }

/** The slides of one language that have something to say. A child workflow of its own keeps histories small. */
export const narrateLanguage = async ({
  task,
  asker,
  language,
  slides,
}: NarrateLanguageInput): Promise<void> => {
  const { narrateSlide } = proxyActivities<Activities>(speaking(asker))
  await Promise.all(slides.map((slide) => narrateSlide({ ...task, language, slide })))
}
