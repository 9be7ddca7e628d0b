import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useScriptStore } from '@/project/document/script-store.ts'
import { useKeptDrafts } from '@/project/saving/use-stored-drafts.ts'
import { useCurrentUser } from '@/session/get-user.ts'
import { EditorDesk } from './editor-panels.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { LoadingProject } from './project-states.tsx'

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
