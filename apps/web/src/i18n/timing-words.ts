import i18next from 'i18next'
import { timing } from './en/timing.ts'

// Loaded with the timing tab.
i18next.addResourceBundle('en', 'translation', { timing }, true, true)
