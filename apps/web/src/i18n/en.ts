import { app } from './en/app.ts'
import { clips } from './en/clips.ts'
import { editor, languageBar } from './en/editor.ts'
import { frame } from './en/frame.ts'
import { scripts } from './en/scripts.ts'
import { session } from './en/session.ts'
import { videos } from './en/videos.ts'

export const en = { app, session, editor, scripts, clips, videos, frame, languageBar }
