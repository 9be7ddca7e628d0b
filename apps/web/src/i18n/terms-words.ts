import i18next from 'i18next'
import { terms } from './en/terms.ts'

// Loaded with the terms dialog.
i18next.addResourceBundle('en', 'translation', { terms }, true, true)
