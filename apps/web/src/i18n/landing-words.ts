import i18next from 'i18next'
import { landing } from './en/landing.ts'

// Imported by the landing page, which nobody sees who is signed in.
i18next.addResourceBundle('en', 'translation', { landing }, true, true)
