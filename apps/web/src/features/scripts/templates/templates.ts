import { howToGuide } from './texts/how-to-guide.ts'
import { marketingHook } from './texts/marketing-hook.ts'
import { personalJourney } from './texts/personal-journey.ts'
import { productLaunch } from './texts/product-launch.ts'

export type Template = {
  /** Key of its title, description and tags in the UI texts. */
  id: 'productLaunch' | 'howToGuide' | 'personalJourney' | 'marketingHook'
  category: 'business' | 'education' | 'personal' | 'marketing'
  /** Seconds at 150 words a minute. */
  duration: { from: number; to: number }
  /** In English whatever the UI language, because it becomes the source text. */
  script: string
}

export const templates: readonly Template[] = [
  { id: 'productLaunch', category: 'business', duration: { from: 60, to: 90 }, script: productLaunch },
  { id: 'howToGuide', category: 'education', duration: { from: 90, to: 120 }, script: howToGuide },
  { id: 'personalJourney', category: 'personal', duration: { from: 75, to: 100 }, script: personalJourney },
  { id: 'marketingHook', category: 'marketing', duration: { from: 45, to: 60 }, script: marketingHook },
]
