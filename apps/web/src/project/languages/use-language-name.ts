import { useTranslation } from 'react-i18next'

/** Names of languages, in the language of the page. */
export const useLanguageNames = (): ((language: string) => string) => {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return (language) => names.of(language) ?? language
}

export const useLanguageName = (language: string): string => useLanguageNames()(language)
