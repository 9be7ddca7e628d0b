import i18next from 'i18next'
import { voices } from './en/voices.ts'

// Loaded with the voice lists, when one is first opened.
i18next.addResourceBundle('en', 'translation', { voices }, true, true)
