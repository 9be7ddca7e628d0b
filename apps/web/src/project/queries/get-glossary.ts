import { queryOptions } from '@tanstack/react-query'
import { getGlossary } from '@voxdeck/contracts/languages/get-glossary'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'

export const glossaryQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'glossary'] as const,
    queryFn: ({ signal }) => client.call(getGlossary, { params: { id: projectId }, signal }),
  })
