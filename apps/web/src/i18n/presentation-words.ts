import i18next from 'i18next'
import { presentation } from './en/presentation.ts'

// Imported by the stage alone, which is fetched when it is wanted.
i18next.addResourceBundle('en', 'translation', { presentation }, true, true)
