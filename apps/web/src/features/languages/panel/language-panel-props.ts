import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Savings } from '@/project/saving/autosave-group.ts'

export type LanguagePanelProps = {
  project: Project
  userId: string
  language: string
  savings: Savings
  onShow: (language: string) => void
}
