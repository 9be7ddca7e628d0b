import type { InitOptions } from 'i18next'
import { app } from './en/app.ts'
import { session } from './en/session.ts'

/** English as far as every page needs it; the rest comes with the parts that say it. A missing Thai text falls back to the English one, else to its key. */
export const i18nOptions = {
  resources: { en: { translation: { app, session } } },
  lng: 'en',
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
} satisfies InitOptions
