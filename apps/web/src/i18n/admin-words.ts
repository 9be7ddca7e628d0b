import i18next from 'i18next'
import { admin } from './en/admin.ts'

// Loaded with the admin page.
i18next.addResourceBundle('en', 'translation', { admin }, true, true)
