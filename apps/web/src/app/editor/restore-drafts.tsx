import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect } from 'react'
import type { FieldKey } from '@/project/document/field-key.ts'
import { useProjectStore } from '@/project/document/field-store.ts'
import { useStoredDrafts } from '@/project/saving/use-stored-drafts.ts'
import { focusSoon } from '@/project/writing/focus-field.ts'
import { useCurrentUser } from '@/session/get-user.ts'
import { takePlace } from '@/session/kept-place.ts'
import { EditorPanels } from './editor-panels.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { LoadingProject } from './project-states.tsx'

/** Renders the panels once the drafts of earlier pages are restored. */
export const RestoreDrafts = ({ project }: { project: Project }) => {
  const { user } = useCurrentUser()
  const store = useProjectStore(project)
  const userId = user?.id ?? ''
  const { isReady, isTroubled } = useStoredDrafts(store, userId, project.id)
  // After the return from sign-in the cursor is where it was.
  useEffect(() => {
    const place = isReady ? takePlace() : null
    if (place) focusSoon({ ...place, key: place.key as FieldKey })
  }, [isReady])
  if (isReady) return <EditorPanels project={project} userId={userId} store={store} isTroubled={isTroubled} />
  return (
    <>
      <EditorTopBar />
      <LoadingProject />
    </>
  )
}
