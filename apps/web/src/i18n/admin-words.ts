import i18next from 'i18next'
import { admin } from './en/admin.ts'

// Imported by the page of administrators alone.
i18next.addResourceBundle('en', 'translation', { admin }, true, true)
