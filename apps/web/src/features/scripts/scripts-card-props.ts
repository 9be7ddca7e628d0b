import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { History } from '@/project/writing/use-history.ts'
import type { WritingDesk } from './script-tools.ts'

export type ScriptsCardProps = {
  project: Project
  desk: WritingDesk
  history: History
  onSave: () => void
  isSaving: boolean
}
