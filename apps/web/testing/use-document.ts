import { cleanup } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach } from 'vitest'
import { en } from '../src/i18n/en.ts'
import { i18nOptions } from '../src/i18n/i18n-options.ts'
import { laterWords } from '../src/i18n/later-words.ts'

// All words: a chunk that adds its own may be loaded already when a test begins.
await i18next.use(initReactI18next).init({
  ...i18nOptions,
  resources: { en: { translation: { ...en, ...laterWords } } },
})

afterEach(cleanup)
