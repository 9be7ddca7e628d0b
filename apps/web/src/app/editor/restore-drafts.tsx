import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useProjectStore } from '@/project/document/field-store.ts'
import { useStoredDrafts } from '@/project/saving/use-stored-drafts.ts'
import { useCurrentUser } from '@/session/get-user.ts'
import { EditorPanels } from './editor-panels.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { LoadingProject } from './project-states.tsx'

/** Renders the panels once the drafts of earlier pages are restored. */
export const RestoreDrafts = ({ project }: { project: Project }) => {
  const { user } = useCurrentUser()
  const store = useProjectStore(project)
  const userId = user?.id ?? ''
  const { isReady, isTroubled } = useStoredDrafts(store, userId, project.id)
  if (isReady) return <EditorPanels project={project} userId={userId} store={store} isTroubled={isTroubled} />
  return (
    <>
      <EditorTopBar />
      <LoadingProject />
    </>
  )
}
