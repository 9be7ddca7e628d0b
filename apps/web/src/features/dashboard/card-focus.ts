import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'

/** Props of every dialog of a card. */
export type CardDialogProps = {
  project: ProjectSummary
  isOpen: boolean
  onClose: () => void
  returnFocus: (event: Event) => void
}

export const cardLinkId = (projectId: string) => `project-${projectId}`
export const cardMenuId = (projectId: string) => `project-menu-${projectId}`
export const newProjectId = 'new-project'

/** To the first of these that is on the page: what was asked about may be gone. */
export const focusFirst = (ids: readonly string[]): void =>
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus()
