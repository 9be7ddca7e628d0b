import { app } from './en/app.ts'
import { clips } from './en/editor/clips.ts'
import { editor, languageBar } from './en/editor/editor.ts'
import { frame } from './en/editor/frame.ts'
import { history } from './en/editor/history.ts'
import { scripts } from './en/editor/scripts.ts'
import { session } from './en/session.ts'
import { videos } from './en/videos.ts'

export const en = { app, session, editor, scripts, clips, videos, frame, history, languageBar }
