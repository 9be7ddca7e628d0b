import i18next from 'i18next'
import { languages } from './en/languages.ts'

// Imported by the language panel and by what adds a language, which come after the page.
i18next.addResourceBundle('en', 'translation', { languages }, true, true)
