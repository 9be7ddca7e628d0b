import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'

/** What every dialog about a card is given. */
export type CardDialogProps = {
  project: ProjectSummary
  isOpen: boolean
  onClose: () => void
  returnFocus: (event: Event) => void
}
