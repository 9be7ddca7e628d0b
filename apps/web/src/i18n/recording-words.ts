import i18next from 'i18next'
import { recording } from './en/recording.ts'

// Imported by the studio alone, which is fetched when it is wanted.
i18next.addResourceBundle('en', 'translation', { recording }, true, true)
