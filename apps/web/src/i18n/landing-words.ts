import i18next from 'i18next'
import { landing } from './en/landing.ts'

// Loaded with the landing page only; signed-in pages do not need these texts.
i18next.addResourceBundle('en', 'translation', { landing }, true, true)
