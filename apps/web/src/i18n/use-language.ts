import { useTranslation } from 'react-i18next'
import { isLanguage, type Language } from './languages.ts'

export const useLanguage = (): Language => {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'en'
}
