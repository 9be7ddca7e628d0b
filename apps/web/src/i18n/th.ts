import { app } from './th/app.ts'
import { clips } from './th/clips.ts'
import { dashboard } from './th/dashboard.ts'
import { editor } from './th/editor.ts'
import { films } from './th/films.ts'
import { frame } from './th/frame.ts'
import { help } from './th/help.ts'
import { landing } from './th/landing.ts'
import { music } from './th/music.ts'
import { player } from './th/player.ts'
import { presentation } from './th/presentation.ts'
import { recording } from './th/recording.ts'
import { scripts } from './th/scripts.ts'
import { session } from './th/session.ts'
import { templates } from './th/templates.ts'
import { timing } from './th/timing.ts'

export const th = {
  app,
  session,
  landing,
  dashboard,
  editor,
  scripts,
  timing,
  clips,
  films,
  frame,
  help,
  recording,
  presentation,
  templates,
  player,
  music,
}
