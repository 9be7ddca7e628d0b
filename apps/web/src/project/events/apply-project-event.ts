import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Gap } from '@/session/events/open-event-stream.ts'
import { projectKey } from '../queries/get-project.ts'
import { languageKey, languagesKey } from '../queries/language-key.ts'
import { showVideo } from '../queries/show-video.ts'
import type { ProjectEvent } from './project-event.ts'

export const applyProjectEvent = (
  queries: QueryClient,
  projectId: string,
  event: ProjectEvent | Gap,
): void => {
  const queryKey = projectKey(projectId)
  const refetch = () => void queries.invalidateQueries({ queryKey })
  switch (event.name) {
    case 'gap':
      refetch()
      void queries.invalidateQueries({ queryKey: languagesKey(projectId) })
      break
    case 'project': {
      const known = queries.getQueryData<Project>(queryKey)
      if (!known || event.data.revision > known.revision) refetch()
      break
    }
    case 'video':
      showVideo(queries, event.data)
      break
    case 'language':
      void queries.invalidateQueries({ queryKey: languageKey(projectId, event.data.languageCode) })
      break
  }
}
