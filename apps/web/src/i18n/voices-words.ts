import i18next from 'i18next'
import { voices } from './en/voices.ts'

// Imported by lists of voices, which are fetched when one is opened.
i18next.addResourceBundle('en', 'translation', { voices }, true, true)
