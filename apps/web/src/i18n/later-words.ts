import { dashboard } from './en/dashboard.ts'
import { help } from './en/help.ts'
import { music } from './en/music.ts'
import { player } from './en/player.ts'
import { presentation } from './en/presentation.ts'
import { recording } from './en/recording.ts'
import { templates } from './en/templates.ts'
import { timing } from './en/timing.ts'

/** English that comes with the part that says it. For types and tests: whoever imports this fetches all of it. */
export const laterWords = { dashboard, help, music, player, presentation, recording, templates, timing }
