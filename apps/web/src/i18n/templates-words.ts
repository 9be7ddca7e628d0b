import i18next from 'i18next'
import { templates } from './en/templates.ts'

// Imported by the picker alone, which is fetched when it is wanted.
i18next.addResourceBundle('en', 'translation', { templates }, true, true)
