import i18next from 'i18next'
import { downloads } from './en/downloads.ts'

// Loaded with the downloads dialog.
i18next.addResourceBundle('en', 'translation', { downloads }, true, true)
