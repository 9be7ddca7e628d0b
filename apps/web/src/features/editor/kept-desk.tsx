import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useCurrentUser } from '@/session/get-user.ts'
import { EditorDesk } from './editor-desk.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { LoadingProject } from './project-states.tsx'
import { useKeptDrafts } from './saving/use-kept-drafts.ts'
import { useScriptStore } from './scripts/script-store.ts'

/** The desk, once what an earlier page left unsaved lies on it. */
export const KeptDesk = ({ project }: { project: Project }) => {
  const { user } = useCurrentUser()
  const store = useScriptStore(project)
  const userId = user?.id ?? ''
  const { isReady, isTroubled } = useKeptDrafts(store, userId, project.id)
  if (isReady) return <EditorDesk project={project} userId={userId} store={store} isTroubled={isTroubled} />
  return (
    <>
      <EditorTopBar />
      <LoadingProject />
    </>
  )
}
