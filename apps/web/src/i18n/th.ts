import { fillDetail } from '@voxdeck/contracts/errors'
import { thaiErrors } from '@voxdeck/contracts/thai-errors'
import { account } from './th/account.ts'
import { admin } from './th/admin.ts'
import { announcements } from './th/announcements.ts'
import { app } from './th/app.ts'
import { dashboard } from './th/dashboard.ts'
import { downloads } from './th/downloads.ts'
import { before } from './th/editor/before.ts'
import { changes } from './th/editor/changes.ts'
import { clips } from './th/editor/clips.ts'
import { commands } from './th/editor/commands.ts'
import { draft } from './th/editor/draft.ts'
import { editor, languageBar } from './th/editor/editor.ts'
import { find } from './th/editor/find.ts'
import { frame } from './th/editor/frame.ts'
import { history } from './th/editor/history.ts'
import { markup } from './th/editor/markup.ts'
import { music } from './th/editor/music.ts'
import { recording } from './th/editor/recording.ts'
import { scripts } from './th/editor/scripts.ts'
import { selection } from './th/editor/selection.ts'
import { slideSettings } from './th/editor/slide-settings.ts'
import { spread } from './th/editor/spread.ts'
import { templates } from './th/editor/templates.ts'
import { terms } from './th/editor/terms.ts'
import { timing } from './th/editor/timing.ts'
import { voices } from './th/editor/voices.ts'
import { generation } from './th/generation.ts'
import { help } from './th/help.ts'
import { landing } from './th/landing.ts'
import { languages } from './th/languages.ts'
import { player } from './th/player.ts'
import { presentation, presentMenu } from './th/presentation.ts'
import { session } from './th/session.ts'
import { videoLanguages } from './th/video-languages.ts'
import { videos } from './th/videos.ts'

export const th = {
  account,
  announcements,
  admin,
  app,
  session,
  landing,
  dashboard,
  editor,
  scripts,
  markup,
  timing,
  clips,
  downloads,
  videoLanguages,
  before,
  changes,
  commands,
  draft,
  find,
  generation,
  videos,
  frame,
  languageBar,
  languages,
  help,
  history,
  recording,
  presentation,
  presentMenu,
  selection,
  slideSettings,
  spread,
  templates,
  terms,
  player,
  music,
  voices,
}

/** Messages by error code, without the detail that only the server knows. */
export const thaiErrorWords = Object.fromEntries(
  Object.entries(thaiErrors).map(([code, words]) => [code, fillDetail(words, '')]),
)
