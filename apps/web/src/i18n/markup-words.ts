import i18next from 'i18next'
import { markup } from './en/markup.ts'

// Imported by what is fetched with the first bracket of a script, or when somebody wants to insert one.
i18next.addResourceBundle('en', 'translation', { markup }, true, true)
