import i18next from 'i18next'
import { recording } from '@/i18n/en/recording.ts'

// They come with what says them: the editor begins without. Thai comes as a whole when it is chosen.
i18next.addResourceBundle('en', 'translation', { recording }, true, true)
