import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useProjectEvents } from '@/project/events/use-project-events.ts'
import { isMissing, useProject } from '@/project/queries/get-project.ts'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { EditorTopBar } from './editor-top-bar.tsx'
import { LoadingProject, MissingProject, UnreachableProject } from './project-states.tsx'
import { RestoreDrafts } from './restore-drafts.tsx'

export const ProjectEditor = ({ projectId }: { projectId: string }) => {
  const { data: project, error, isPending, isFetching, refetch } = useProject(projectId)
  const isGone = isMissing(error)
  useReportLoadFailure(error, project !== undefined)
  if (project && !isGone) return <WatchedProject key={project.id} project={project} />
  return (
    <>
      <EditorTopBar />
      {isPending || (isFetching && !isGone) ? (
        <LoadingProject />
      ) : isGone ? (
        <MissingProject />
      ) : (
        <UnreachableProject onRetry={() => void refetch()} />
      )}
    </>
  )
}

const WatchedProject = ({ project }: Parameters<typeof RestoreDrafts>[0]) => {
  useProjectEvents(project.id)
  return <RestoreDrafts project={project} />
}

/** A failed refetch behind a loaded project is not reported, unless the session ended. */
const useReportLoadFailure = (error: Error | null, isShown: boolean) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  useEffect(() => {
    if (!error || isMissing(error) || (isShown && !isUnauthorized(error))) return
    reportFailure(error, { title: t('app.error'), description: t('editor.loadFailed') })
  }, [error, isShown, reportFailure, t])
}
