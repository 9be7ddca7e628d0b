import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nOptions } from './i18n-options.ts'
import { isLanguage, type Language } from './languages.ts'

const storageKey = 'voxdeck.language'

const keptLanguage = (): Language => {
  const kept = localStorage.getItem(storageKey)
  return isLanguage(kept) ? kept : 'en'
}

/** English comes with the pages, since it is what a missing text falls back to; the others when they are chosen. */
const loadWords = async (language: Language) => {
  if (language === 'en' || i18next.hasResourceBundle(language, 'translation')) return
  const { th, thaiErrorWords } = await import('./th.ts')
  i18next.addResourceBundle(language, 'translation', th)
  i18next.addResourceBundle(language, 'errors', thaiErrorWords)
}

const switchTo = async (language: Language) => {
  await loadWords(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** English unless chosen otherwise. */
export const startI18n = async () => {
  await i18next.use(initReactI18next).init(i18nOptions)
  // Without its words (the network failed just now) the page is still usable in English.
  await switchTo(keptLanguage()).catch(() => undefined)
}

export const chooseLanguage = async (language: Language) => {
  await switchTo(language)
  localStorage.setItem(storageKey, language)
}
