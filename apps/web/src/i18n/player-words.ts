import i18next from 'i18next'
import { player } from './en/player.ts'

// Imported by the player alone, which is fetched when something is played.
i18next.addResourceBundle('en', 'translation', { player }, true, true)
