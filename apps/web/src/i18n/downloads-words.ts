import i18next from 'i18next'
import { downloads } from './en/downloads.ts'

// Imported by the dialog of a video's files.
i18next.addResourceBundle('en', 'translation', { downloads }, true, true)
