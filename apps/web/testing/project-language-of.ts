import type { ProjectLanguage, TranslatedSlide } from '@voxdeck/contracts/languages/read-language'

/** Spanish, with these slides. */
export const projectLanguageOf = (
  slides: TranslatedSlide[],
  over: Partial<ProjectLanguage> = {},
): ProjectLanguage => ({
  languageCode: 'es',
  voice: null,
  speakingSpeed: null,
  title: null,
  hasVoice: true,
  hasTranslator: true,
  slides,
  job: null,
  ...over,
})
