import type { help } from './en/help.ts'
import type { presentation } from './en/presentation.ts'
import type { recording } from './en/recording.ts'
import type { en } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof en & {
        help: typeof help
        recording: typeof recording
        presentation: typeof presentation
      }
    }
  }
}
