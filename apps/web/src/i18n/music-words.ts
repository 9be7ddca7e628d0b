import i18next from 'i18next'
import { music } from './en/music.ts'

// Imported by the music's part of the settings alone, which comes after the page.
i18next.addResourceBundle('en', 'translation', { music }, true, true)
