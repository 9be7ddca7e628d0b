import i18next from 'i18next'
import { generation } from './en/generation.ts'

// Imported by the panel that tells how a video gets on, which is fetched with the first.
i18next.addResourceBundle('en', 'translation', { generation }, true, true)
