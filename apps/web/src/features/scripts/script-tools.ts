import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Dictating } from '@/features/dictation/use-dictating.tsx'
import type { StageWish } from '@/features/presentation/stage-wish.ts'
import type { Studio } from '@/features/recording/studio.ts'
import type { Played } from '@/features/videos/player/player-input.ts'
import type { ScriptStore } from '@/project/document/script-store.ts'
import type { SpokenView } from '@/project/document/spoken-scripts.ts'
import type { Listening } from '@/project/playback/use-listening.ts'

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
