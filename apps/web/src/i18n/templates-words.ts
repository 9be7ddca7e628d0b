import i18next from 'i18next'
import { templates } from './en/templates.ts'

// Loaded with the template picker.
i18next.addResourceBundle('en', 'translation', { templates }, true, true)
