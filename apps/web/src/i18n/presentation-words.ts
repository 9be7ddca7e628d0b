import i18next from 'i18next'
import { presentation } from './en/presentation.ts'

// Loaded with the presentation chunk.
i18next.addResourceBundle('en', 'translation', { presentation }, true, true)
