import i18next from 'i18next'
import { videoLanguages } from './en/video-languages.ts'

// Loaded with the video languages dialog.
i18next.addResourceBundle('en', 'translation', { videoLanguages }, true, true)
