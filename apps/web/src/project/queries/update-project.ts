import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Project, readProject } from '@voxdeck/contracts/projects/read-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { type ProjectChange, writeProjectChange } from '@voxdeck/contracts/projects/write-project-change'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'

const saveKey = (projectId: string) => ['save', projectId] as const

/** Caches a response unless a newer one is there; videos are kept, since events are ahead of responses. */
const takeOver = (queries: QueryClient, answer: Project) =>
  queries.setQueryData<Project>(projectKey(answer.id), (known) => {
    if (!known) return answer
    return known.revision > answer.revision ? known : { ...answer, videos: known.videos }
  })

/** Saves a part of the project and caches the response. */
export const saveProject = async (
  queries: QueryClient,
  projectId: string,
  change: ProjectChange,
): Promise<Project> => {
  const body = writeProjectChange(change)
  const project = readProject(await client.call(updateProject, { params: { id: projectId }, body }))
  takeOver(queries, project)
  return project
}

export const useUpdateProject = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: saveKey(projectId),
    mutationFn: (change: ProjectChange) => saveProject(queries, projectId, change),
  })
}

/** Whether a save of the project is pending. */
export const useIsSaving = (projectId: string): boolean =>
  useIsMutating({ mutationKey: saveKey(projectId) }) > 0
