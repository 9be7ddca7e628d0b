import i18next from 'i18next'
import { timing } from './en/timing.ts'

// Imported by the tab of timing alone, which is fetched when it is looked at.
i18next.addResourceBundle('en', 'translation', { timing }, true, true)
