import type { Video } from '@voxdeck/contracts/videos/video'
import { localeOf } from '@/i18n/languages.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'

/** The languages of a video, as the page calls them; null for English alone, which goes without saying. */
export const useSpokenWords = (video: Video | null): string | null => {
  const language = useLanguage()
  const nameOf = useLanguageNames()
  if (!video || video.languageCode === 'en') return null
  return new Intl.ListFormat(localeOf(language)).format(video.languages.map(nameOf))
}
