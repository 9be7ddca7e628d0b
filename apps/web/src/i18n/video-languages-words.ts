import i18next from 'i18next'
import { videoLanguages } from './en/video-languages.ts'

// Imported by the choice of a video's languages alone, which is fetched when somebody opens it.
i18next.addResourceBundle('en', 'translation', { videoLanguages }, true, true)
