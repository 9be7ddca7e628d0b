import i18next from 'i18next'
import { dashboard } from './en/dashboard.ts'

// Imported by the dashboard alone: the editor has words enough of its own.
i18next.addResourceBundle('en', 'translation', { dashboard }, true, true)
