import type { TranslationActivities } from '@voxdeck/workflows/activities'
import { createEndTranslating } from './end-translating.ts'
import { createTranslateSlides, type TranslationDependencies } from './translate-slides.ts'

export const createTranslationActivities = (
  dependencies: TranslationDependencies,
): TranslationActivities => ({
  translateSlides: createTranslateSlides(dependencies),
  endTranslating: createEndTranslating(dependencies),
})
