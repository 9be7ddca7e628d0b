import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@voxdeck/contracts/client'
import type { Project } from '@voxdeck/contracts/projects/project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'

export type ProjectChange = CallInput<typeof updateProject>['body']

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
  body: ProjectChange,
): Promise<Project> => {
  const project = await client.call(updateProject, { params: { id: projectId }, body })
  takeOver(queries, project)
  return project
}

export const useUpdateProject = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: saveKey(projectId),
    mutationFn: (body: ProjectChange) => saveProject(queries, projectId, body),
  })
}

/** Whether anything of the project is on its way to the server. */
export const useIsSaving = (projectId: string): boolean =>
  useIsMutating({ mutationKey: saveKey(projectId) }) > 0
