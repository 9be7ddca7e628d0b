import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import { useState } from 'react'
import { cardLinkId, cardMenuId, focusFirst, newProjectId } from './card-focus.ts'
import type { CardQuestion } from './card-menu.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { ThumbnailDialog } from './thumbnail-dialog.tsx'

const dialogs = { rename: RenameDialog, thumbnail: ThumbnailDialog, delete: DeleteDialog }

type Asked = { question: CardQuestion; project: ProjectSummary; focusAfter: string[] }

/** Whoever deletes a card goes on at the next one, else at the one before. */
const neighboursOf = (projects: readonly ProjectSummary[], { id }: ProjectSummary): string[] => {
  const place = projects.findIndex((project) => project.id === id)
  return [projects[place + 1], projects[place - 1]].flatMap((project) =>
    project ? [cardLinkId(project.id)] : [],
  )
}

/** One dialog at a time. What was asked stays while it fades away. */
export const useCardDialogs = (projects: readonly ProjectSummary[]) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = (question: CardQuestion, project: ProjectSummary) => {
    const focusAfter = [cardMenuId(project.id), ...neighboursOf(projects, project), newProjectId]
    setAsked({ question, project, focusAfter })
    setOpen(true)
  }
  const Shown = asked && dialogs[asked.question]
  const dialog = Shown && (
    <Shown
      project={asked.project}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      returnFocus={(event) => {
        event.preventDefault()
        focusFirst(asked.focusAfter)
      }}
    />
  )
  return { ask, dialog }
}
