import type { Dictating } from '../dictation/use-dictating.tsx'
import type { Listening } from './listening/use-listening.ts'
import type { ScriptStore } from './script-store.ts'
import type { SpokenView } from './spoken-scripts.ts'

/** What every field of a script writes to and is read by. It never changes, so handing it down draws nothing anew. */
export type WritingDesk = {
  store: ScriptStore
  spokenView: SpokenView
  listening: Listening
  /** Null where an administrator does not allow it. */
  dictating: Dictating | null
}
