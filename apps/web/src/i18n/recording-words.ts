import i18next from 'i18next'
import { recording } from './en/recording.ts'

// Loaded with the recording studio.
i18next.addResourceBundle('en', 'translation', { recording }, true, true)
