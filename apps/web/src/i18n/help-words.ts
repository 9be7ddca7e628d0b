import i18next from 'i18next'
import { help } from './en/help.ts'

// Loaded with the help dialog.
i18next.addResourceBundle('en', 'translation', { help }, true, true)
