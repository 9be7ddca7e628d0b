import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Generation } from '../generation/use-generation.ts'

export type VideoLanguagesProps = {
  project: Project
  generation: Generation
  saveFirst: () => Promise<void>
  onShow: (language: string) => void
  onClose: () => void
}
