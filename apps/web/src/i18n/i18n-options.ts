import type { InitOptions } from 'i18next'
import { app } from './en/app.ts'

/**
 * The English texts that every page needs; other texts are added by the chunks that use them. A missing Thai
 * text falls back to the English one, else to its key.
 */
export const i18nOptions = {
  resources: { en: { translation: { app } } },
  lng: 'en',
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
} satisfies InitOptions
