import { patched, proxyActivities } from '@temporalio/workflow'
import type { Activities, VideoTask } from './activities.ts'
import { type Routing, speechOptions } from './activity-options.ts'
import { windowed } from './windowed.ts'

export type NarrateLanguageInput = { task: VideoTask; routing: Routing; language: string; slides: number[] }

/** Narrates slides in one language. A child workflow for each language keeps histories small. */
export const narrateLanguage = async ({
  task,
  routing,
  language,
  slides,
}: NarrateLanguageInput): Promise<void> => {
  const { narrateSlide } = proxyActivities<Activities>(speechOptions(routing))
  const narrate = (slide: number) => narrateSlide({ ...task, language, slide })
  if (patched('windows')) await windowed(slides, narrate)
  else await Promise.all(slides.map(narrate))
}
