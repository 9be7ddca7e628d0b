import { useQueryClient } from '@tanstack/react-query'
import { addressOf } from '@voxdeck/contracts/client'
import { watchProject } from '@voxdeck/contracts/projects/watch-project'
import { useEffect } from 'react'
import { applyProjectEvent } from './apply-project-event.ts'
import { shareEventStream } from './share-event-stream.ts'

/** Milliseconds after which a hidden tab closes its connection. */
const hiddenPatience = 60_000

/**
 * Applies the server events of a project to the query cache; on return from a pause everything is refetched.
 */
export const useProjectEvents = (projectId: string): void => {
  const queries = useQueryClient()
  useEffect(() => {
    let leave: (() => void) | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const join = () => {
      leave ??= shareEventStream({
        name: `voxdeck:project-events:${projectId}`,
        address: addressOf(watchProject.path, { params: { id: projectId } }),
        onEvent: (event) => applyProjectEvent(queries, projectId, event),
      })
    }
    const part = () => {
      leave?.()
      leave = null
    }
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') {
        timer = setTimeout(part, hiddenPatience)
      } else if (!leave) {
        join()
        applyProjectEvent(queries, projectId, { name: 'gap' })
      }
    }
    join()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(timer)
      part()
    }
  }, [queries, projectId])
}
