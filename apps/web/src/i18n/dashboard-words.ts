import i18next from 'i18next'
import { dashboard } from './en/dashboard.ts'

// Loaded with the dashboard only; the editor does not need these texts.
i18next.addResourceBundle('en', 'translation', { dashboard }, true, true)
