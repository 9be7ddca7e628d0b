import i18next from 'i18next'
import { music } from './en/music.ts'

// Loaded after the page, with the music settings.
i18next.addResourceBundle('en', 'translation', { music }, true, true)
