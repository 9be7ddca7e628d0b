import type { Project } from '@voxdeck/contracts/projects/project'
import type { SpokenSlide } from './spoken-slides.ts'
import type { ScriptDraftsState } from './use-script-drafts.ts'

export type ScriptsCardProps = {
  project: Project
  scripts: ScriptDraftsState
  slides: readonly SpokenSlide[]
  onSave: () => void
  isSaving: boolean
}
