import i18next from 'i18next'
import { en } from './en.ts'

// Imported by what only somebody signed in sees: visitors do not load the words of the editor.
i18next.addResourceBundle('en', 'translation', en, true, true)
