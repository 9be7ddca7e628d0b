import i18next from 'i18next'
import { en } from './en.ts'

// Loaded with the signed-in pages, so that visitors do not load the editor's texts.
i18next.addResourceBundle('en', 'translation', en, true, true)
