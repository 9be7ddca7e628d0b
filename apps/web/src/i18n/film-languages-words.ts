import i18next from 'i18next'
import { filmLanguages } from './en/film-languages.ts'

// Imported by the choice of a film's languages alone, which is fetched when somebody opens it.
i18next.addResourceBundle('en', 'translation', { filmLanguages }, true, true)
