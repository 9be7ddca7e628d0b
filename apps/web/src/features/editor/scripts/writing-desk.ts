import type { Dictating } from '../dictation/use-dictating.tsx'
import type { Studio } from '../recording/studio.ts'
import type { Listening } from './listening/use-listening.ts'
import type { ScriptStore } from './script-store.ts'
import type { SpokenView } from './spoken-scripts.ts'

/** What every field of a script writes to and is read by. It hardly ever changes, so handing it down draws nothing anew. */
export type WritingDesk = {
  store: ScriptStore
  spokenView: SpokenView
  listening: Listening
  /** Null where an administrator does not allow it. */
  dictating: Dictating | null
  /** Null until its code is here. */
  studio: Studio | null
}
