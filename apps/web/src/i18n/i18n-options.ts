import type { InitOptions } from 'i18next'
import { app } from './en/app.ts'
import { landing } from './en/landing.ts'
import { session } from './en/session.ts'

/** English as far as a visitor needs it; the rest comes with the signed-in pages. A missing Thai text falls back to the English one, else to its key. */
export const i18nOptions = {
  resources: { en: { translation: { app, session, landing } } },
  lng: 'en',
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
} satisfies InitOptions
