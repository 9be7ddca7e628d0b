import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Dictating } from '../dictation/use-dictating.tsx'
import type { Played } from '../player/played.ts'
import type { StageWish } from '../presentation/stage-wish.ts'
import type { Studio } from '../recording/studio.ts'
import type { Listening } from './listening/use-listening.ts'
import type { ScriptStore } from './script-store.ts'
import type { SpokenView } from './spoken-scripts.ts'

/** What every field of a script writes to and is read by. It hardly ever changes, so handing it down draws nothing anew. */
export type WritingDesk = {
  projectId: string
  store: ScriptStore
  spokenView: SpokenView
  listening: Listening
  /** Null where an administrator does not allow it. */
  dictating: Dictating | null
  /** Null until somebody needs it. */
  studio: Studio | null
  openStudio: (use: (studio: Studio) => void) => void
  onStage: (wish: StageWish) => void
  onPlay: (played: Played) => void
  /** As the server last answered it. */
  readProject: () => Project | undefined
}
