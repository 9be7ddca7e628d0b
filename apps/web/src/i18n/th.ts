import { fillDetail } from '@voxdeck/contracts/errors'
import { thaiErrors } from '@voxdeck/contracts/thai-errors'
import { admin } from './th/admin.ts'
import { app } from './th/app.ts'
import { clips } from './th/clips.ts'
import { dashboard } from './th/dashboard.ts'
import { downloads } from './th/downloads.ts'
import { editor, languageBar } from './th/editor.ts'
import { frame } from './th/frame.ts'
import { generation } from './th/generation.ts'
import { help } from './th/help.ts'
import { landing } from './th/landing.ts'
import { languages } from './th/languages.ts'
import { markup } from './th/markup.ts'
import { music } from './th/music.ts'
import { player } from './th/player.ts'
import { presentation } from './th/presentation.ts'
import { recording } from './th/recording.ts'
import { scripts } from './th/scripts.ts'
import { session } from './th/session.ts'
import { templates } from './th/templates.ts'
import { terms } from './th/terms.ts'
import { timing } from './th/timing.ts'
import { videoLanguages } from './th/video-languages.ts'
import { videos } from './th/videos.ts'
import { voices } from './th/voices.ts'

export const th = {
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
  generation,
  videos,
  frame,
  languageBar,
  languages,
  help,
  recording,
  presentation,
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
