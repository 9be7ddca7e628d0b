import i18next from 'i18next'
import { help } from './en/help.ts'

// Imported by the help dialog alone: nobody else loads its many words.
i18next.addResourceBundle('en', 'translation', { help }, true, true)
