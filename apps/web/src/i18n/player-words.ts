import i18next from 'i18next'
import { player } from './en/player.ts'

// Loaded with the player chunk.
i18next.addResourceBundle('en', 'translation', { player }, true, true)
