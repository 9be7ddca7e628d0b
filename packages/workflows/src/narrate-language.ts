import { proxyActivities } from '@temporalio/workflow'
import type { Activities, VideoTask } from './activities.ts'
import { type Routing, speechOptions } from './activity-options.ts'

export type NarrateLanguageInput = { task: VideoTask; routing: Routing; language: string; slides: number[] }

/** Narrates slides in one language. A child workflow for each language keeps histories small. */
export const narrateLanguage = async ({
  task,
  routing,
  language,
  slides,
}: NarrateLanguageInput): Promise<void> => {
  const { narrateSlide } = proxyActivities<Activities>(speechOptions(routing))
  await Promise.all(slides.map((slide) => narrateSlide({ ...task, language, slide })))
}
