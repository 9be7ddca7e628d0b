import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import type { Image } from '@voxdeck/contracts/slides/image'
import { useCallback, useSyncExternalStore } from 'react'
import { projectKey } from '../api/get-project.ts'

const [projectsKey] = projectKey('')

export type SlideClipProps = { image: Image; number: number }

export type SlideClip = { url: string; name: string; hasSound: boolean; keepsSound: boolean }

/** By slide, gathered once for each answer of the server: hundreds of rows ask. */
const gathered = new WeakMap<Project, Map<string, SlideClip>>()

const gather = ({ slideScripts }: Project): Map<string, SlideClip> =>
  new Map(
    slideScripts.flatMap(({ imageId, videoUrl, videoFilename, videoHasSound, keepVideoSound }) =>
      videoUrl === null
        ? []
        : [
            [
              imageId,
              {
                url: videoUrl,
                name: videoFilename ?? '',
                hasSound: videoHasSound,
                keepsSound: keepVideoSound,
              },
            ] as const,
          ],
    ),
  )

const clipOf = (project: Project | undefined, imageId: string): SlideClip | null => {
  if (!project) return null
  const clips = gathered.get(project) ?? gather(project)
  gathered.set(project, clips)
  return clips.get(imageId) ?? null
}

/** The video behind a slide, as the server has it. A look into the cache: an observer would cost a row that scrolls by. */
export const useSlideClip = ({ id, projectId }: Pick<Image, 'id' | 'projectId'>): SlideClip | null => {
  const queries = useQueryClient()
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) =>
        queries.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'updated' && query.queryKey[0] === projectsKey) listener()
        }),
      [queries],
    ),
    () => clipOf(queries.getQueryData(projectKey(projectId)), id),
  )
}
