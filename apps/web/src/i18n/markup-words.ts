import i18next from 'i18next'
import { markup } from './en/markup.ts'

// Loaded with the markup chunk: at the first bracket in a script, or when markup is inserted.
i18next.addResourceBundle('en', 'translation', { markup }, true, true)
