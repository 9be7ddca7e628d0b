import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { History } from './use-history.ts'
import type { WritingDesk } from './writing-desk.ts'

export type ScriptsCardProps = {
  project: Project
  desk: WritingDesk
  history: History
  onSave: () => void
  isSaving: boolean
}
