import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { type Project, readProject } from '@voxdeck/contracts/projects/read-project'
import { client } from '@/session/client.ts'

export const projectKey = (projectId: string) => ['/api/projects', projectId] as const

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: projectKey(projectId),
    queryFn: async ({ signal }) =>
      readProject(await client.call(getProject, { params: { id: projectId }, signal })),
  })

/** A slide of the cached project; undefined when it is not there. */
export const cachedSlide = (queries: QueryClient, projectId: string, slideId: string) =>
  queries.getQueryData<Project>(projectKey(projectId))?.slides.find(({ id }) => id === slideId)

export const useProject = (projectId: string) => useQuery(projectQuery(projectId))

/** A malformed project id is answered with 400; both mean that there is no such project. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
