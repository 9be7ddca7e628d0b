import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { i18nOptions } from './i18n-options.ts'
import { isLanguage, type Language } from './languages.ts'

const storageKey = 'voxdeck.language'

const keptLanguage = (): Language => {
  const kept = localStorage.getItem(storageKey)
  return isLanguage(kept) ? kept : 'en'
}

/** English is bundled with the pages as the fallback; other languages are loaded when chosen. */
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

/** Starts with the stored language; English by default. */
export const startI18n = async () => {
  await i18next.use(initReactI18next).init(i18nOptions)
  // If the texts cannot be loaded, the page stays in English.
  await switchTo(keptLanguage()).catch(() => undefined)
}

export const chooseLanguage = async (language: Language) => {
  await switchTo(language)
  localStorage.setItem(storageKey, language)
}
