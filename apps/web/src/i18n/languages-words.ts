import i18next from 'i18next'
import { languages } from './en/languages.ts'

// Loaded after the page, with the language panel and the add-language dialog.
i18next.addResourceBundle('en', 'translation', { languages }, true, true)
