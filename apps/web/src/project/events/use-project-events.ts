import { useQueryClient } from '@tanstack/react-query'
import { addressOf } from '@voxdeck/contracts/client'
import { watchProject } from '@voxdeck/contracts/projects/watch-project'
import { useEffect } from 'react'
import { followEvents } from '@/session/events/follow-events.ts'
import { applyProjectEvent } from './apply-project-event.ts'
import { parseProjectEvent, projectEventNames } from './project-event.ts'

/** Applies the server events of a project to the query cache; after a gap everything is refetched. */
export const useProjectEvents = (projectId: string): void => {
  const queries = useQueryClient()
  useEffect(
    () =>
      followEvents({
        name: `voxdeck:project-events:${projectId}`,
        address: addressOf(watchProject.path, { params: { id: projectId } }),
        names: projectEventNames,
        parse: parseProjectEvent,
        onEvent: (event) => applyProjectEvent(queries, projectId, event),
      }),
    [queries, projectId],
  )
}
