import i18next from 'i18next'
import { terms } from './en/terms.ts'

// Imported by the dialog of a project's terms alone, which is fetched when somebody opens it.
i18next.addResourceBundle('en', 'translation', { terms }, true, true)
