import i18next from 'i18next'
import { generation } from './en/generation.ts'

// Loaded with the generation panel, at the first video.
i18next.addResourceBundle('en', 'translation', { generation }, true, true)
