import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Project, readProject } from '@voxdeck/contracts/projects/read-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { type ProjectChange, writeProjectChange } from '@voxdeck/contracts/projects/write-project-change'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'

const saveKey = (projectId: string) => ['save', projectId] as const

/** Takes over an answer, unless a newer one is there; videos stay, because the event stream is ahead of answers. */
const takeOver = (queries: QueryClient, answer: Project) =>
  queries.setQueryData<Project>(projectKey(answer.id), (known) => {
    if (!known) return answer
    return known.revision > answer.revision ? known : { ...answer, videos: known.videos }
  })

/** Saves a part of the project and shows what the server has then. */
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

/** Whether anything of the project is on its way to the server. */
export const useIsSaving = (projectId: string): boolean =>
  useIsMutating({ mutationKey: saveKey(projectId) }) > 0
