import type { Video } from '@voxdeck/contracts/videos/video'
import { localeOf } from '@/i18n/languages.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'

/** The names of a video's languages; null for the source language alone. */
export const useSpokenWords = (video: Video | null): string | null => {
  const language = useLanguage()
  const sourceLanguage = useSourceLanguage()
  const nameOf = useLanguageNames()
  if (!video || video.languageCode === sourceLanguage) return null
  return new Intl.ListFormat(localeOf(language)).format(video.languages.map(nameOf))
}
