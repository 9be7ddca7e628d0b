import { app } from './en/app.ts'
import { clips } from './en/clips.ts'
import { editor } from './en/editor.ts'
import { films } from './en/films.ts'
import { frame } from './en/frame.ts'
import { landing } from './en/landing.ts'
import { scripts } from './en/scripts.ts'
import { session } from './en/session.ts'

export const en = { app, session, landing, editor, scripts, clips, films, frame }
