import type { en } from './en.ts'
import type { laterWords } from './later-words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & typeof laterWords }
  }
}
