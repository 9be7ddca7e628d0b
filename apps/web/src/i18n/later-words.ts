import { admin } from './en/admin.ts'
import { dashboard } from './en/dashboard.ts'
import { downloads } from './en/downloads.ts'
import { generation } from './en/generation.ts'
import { help } from './en/help.ts'
import { landing } from './en/landing.ts'
import { languages } from './en/languages.ts'
import { markup } from './en/markup.ts'
import { music } from './en/music.ts'
import { player } from './en/player.ts'
import { presentation } from './en/presentation.ts'
import { recording } from './en/recording.ts'
import { templates } from './en/templates.ts'
import { terms } from './en/terms.ts'
import { timing } from './en/timing.ts'
import { videoLanguages } from './en/video-languages.ts'
import { voices } from './en/voices.ts'

/**
 * The English texts that are loaded with their chunk. For types and tests only: importing this loads all of
 * them.
 */
export const laterWords = {
  admin,
  dashboard,
  downloads,
  videoLanguages,
  generation,
  help,
  landing,
  languages,
  markup,
  music,
  player,
  presentation,
  recording,
  templates,
  terms,
  timing,
  voices,
}
