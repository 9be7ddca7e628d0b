import { account } from './en/account.ts'
import { admin } from './en/admin.ts'
import { announcements } from './en/announcements.ts'
import { dashboard } from './en/dashboard.ts'
import { downloads } from './en/downloads.ts'
import { before } from './en/editor/before.ts'
import { changes } from './en/editor/changes.ts'
import { commands } from './en/editor/commands.ts'
import { draft } from './en/editor/draft.ts'
import { find } from './en/editor/find.ts'
import { markup } from './en/editor/markup.ts'
import { music } from './en/editor/music.ts'
import { recording } from './en/editor/recording.ts'
import { selection } from './en/editor/selection.ts'
import { slideSettings } from './en/editor/slide-settings.ts'
import { spread } from './en/editor/spread.ts'
import { templates } from './en/editor/templates.ts'
import { terms } from './en/editor/terms.ts'
import { timing } from './en/editor/timing.ts'
import { voices } from './en/editor/voices.ts'
import { generation } from './en/generation.ts'
import { help } from './en/help.ts'
import { landing } from './en/landing.ts'
import { languages } from './en/languages.ts'
import { player } from './en/player.ts'
import { presentation, presentMenu } from './en/presentation.ts'
import { videoLanguages } from './en/video-languages.ts'

/**
 * The English texts that are loaded with their chunk. For types and tests only: importing this loads all of
 * them.
 */
export const laterWords = {
  account,
  announcements,
  admin,
  dashboard,
  downloads,
  videoLanguages,
  before,
  changes,
  commands,
  draft,
  find,
  generation,
  help,
  landing,
  languages,
  markup,
  music,
  player,
  presentation,
  presentMenu,
  recording,
  selection,
  slideSettings,
  spread,
  templates,
  terms,
  timing,
  voices,
}
